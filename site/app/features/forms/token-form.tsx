import { Notice } from '#app/ui/frame/notice.tsx'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'
import { Form } from './form.tsx'

interface TokenFormProps {
  form: FormDescription<{ readonly token: Field & { kind: 'hidden' } }>
  token: string
  /** True if the submit succeeded. */
  done: boolean
  texts: { text: string; submit: string; done: string }
}

/**
 * Confirmation page of a link in an e-mail; requires a button press, since mail scanners open
 * links.
 */
export function TokenForm({ form, token, done, texts }: TokenFormProps) {
  if (done) return <Notice tone="success" title={texts.done} live />
  return (
    <Form form={form} submit={texts.submit} initial={{ token }}>
      <p>{texts.text}</p>
    </Form>
  )
}
