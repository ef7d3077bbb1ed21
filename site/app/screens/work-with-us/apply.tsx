import { mailLink } from '#app/company/reach-links.ts'
import { useContact } from '#app/company/use-contact.ts'
import { ButtonLink } from '#app/design/button/button.tsx'
import { TextLink } from '#app/design/text-link/text-link.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { companyWords } from '#app/i18n/words/company.ts'
import { routePath } from '#app/routes/table.ts'
import styles from './work-with-us-screen.module.css'

/** How one applies: by e-mail. */
export function Apply() {
  const locale = useLocale()
  const { work } = useWords(companyWords)
  const { email } = useContact()
  if (email === '') return null
  return (
    <section className={styles.block} aria-labelledby="apply">
      <h2 id="apply">{work.apply}</h2>
      <ol className={styles.steps}>
        {work.steps.map((step) => <li key={step}>{step}</li>)}
      </ol>
      <p className={styles.actions}>
        <ButtonLink href={mailLink(email, work.subject)} icon="mail">{work.send}</ButtonLink>
        <span className="mono">{email}</span>
      </p>
      <p>
        <TextLink href={routePath('privacy-policy', locale)}>{work.privacy}</TextLink>
      </p>
    </section>
  )
}
