import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './form.module.css'

/** Consent text of a form, with a link to the privacy policy. */
export function Consent({ text }: { text: string }) {
  const { policy } = useTexts(leadFormsTexts)
  return (
    <>
      {text}{' '}
      <Link className={styles.policy} href={routePath('privacy-policy', useLocale())}>
        {policy}
      </Link>
    </>
  )
}
