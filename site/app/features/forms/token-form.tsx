import { Notice } from '#app/ui/frame/notice.tsx'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'
import { Form } from './form.tsx'

interface TokenFormProps {
  form: FormDescription<{ readonly token: Field & { kind: 'hidden' } }>
  token: string
  /** It went well. */
  done: boolean
  words: { text: string; submit: string; done: string }
}

/** What a mailed link leads to: a button, since mail programs open links by themselves. */
export function TokenForm({ form, token, done, words }: TokenFormProps) {
  if (done) return <Notice tone="success" title={words.done} live />
  return (
    <Form form={form} submit={words.submit} initial={{ token }}>
      <p>{words.text}</p>
    </Form>
  )
}
