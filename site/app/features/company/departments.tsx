import type { Answer } from '@vitrine/contract/client'
import { mailLink } from './contact-hrefs.ts'
import { useContact } from './use-contact.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import styles from './contact-screen.module.css'

/**
 * Departments; each opens an e-mail with a prepared subject, if the company has an e-mail address.
 */
export function Departments({ departments }: { departments: Answer<'departments-list'>['data'] }) {
  const { contact: texts } = useTexts(companyTexts)
  const { email } = useContact()
  if (departments.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="departments">
      <h2 id="departments">{texts.departments}</h2>
      {email === '' ? null : <p className={styles.note}>{texts.departmentsText}</p>}
      <ul className={styles.departments}>
        {departments.map(({ id, title }) => (
          <li key={id}>
            {email === '' ? (
              title
            ) : (
              <Link className={styles.department} href={mailLink(email, title)}>
                <span>{title}</span>
                <Icon name="mail" size="small" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
