import { Link } from '#app/design/link/link.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { routePath } from '#app/routes/table.ts'
import styles from './form.module.css'

/** What is agreed to, and the way to all of it. */
export function Consent({ text }: { text: string }) {
  const { policy } = useWords(leadFormWords)
  return (
    <>
      {text}{' '}
      <Link className={styles.policy} href={routePath('privacy-policy', useLocale())}>
        {policy}
      </Link>
    </>
  )
}
