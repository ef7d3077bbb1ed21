import { defaultLocale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { mailLink } from './contact-hrefs.ts'
import { useContact } from './use-contact.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { careersTexts } from '#texts/careers.js'
import styles from './work-with-us-screen.module.css'

/**
 * Areas of work; in the default locale each opens an e-mail with a prepared subject, if the company
 * has an e-mail address.
 */
export function Areas({ interests }: { interests: Answer<'interests-list'>['data'] }) {
  const work = useTexts(careersTexts)
  const { email } = useContact()
  const opens = useLocale() === defaultLocale && email !== ''
  if (interests.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="areas">
      <h2 id="areas">{work.areas}</h2>
      <ul className={styles.areas}>
        {interests.map(({ id, title }) => (
          <li key={id}>
            {opens ? (
              <Link className={styles.area} href={mailLink(email, work.sendFor({ area: title }))}>
                <span>{title}</span>
                <Icon name="mail" size="small" />
              </Link>
            ) : (
              <span className={styles.area}>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
