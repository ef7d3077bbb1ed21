import { Button } from '#app/design/button/button.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { useLocale } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import { forms } from './forms.ts'
import { useOutcome } from './use-outcome.ts'
import styles from './lead-form.module.css'

interface TokenFormProps {
  form: 'newsletter-confirmation' | 'newsletter-leaving' | 'data-request-confirmation'
  token: string
  words: { text: string; submit: string; done: string }
}

/** What a mailed link leads to: a button, since mail programs open links by themselves; the same with and without scripts. */
export function TokenForm({ form, token, words }: TokenFormProps) {
  const locale = useLocale()
  const outcome = useOutcome(form)
  if (outcome?.sent) return <Notice tone="success" title={words.done} live />
  return (
    <form method="post" action={routePath(forms[form].screen, locale)} className={styles.form}>
      {outcome ? <Notice tone="error" title={outcome.message} live /> : <p>{words.text}</p>}
      <input type="hidden" name="token" value={token} />
      {outcome ? null : <p><Button type="submit">{words.submit}</Button></p>}
    </form>
  )
}
