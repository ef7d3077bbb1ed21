import { Picture } from '#app/design/picture/picture.tsx'
import { Section } from '#app/design/section/section.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { useMessages } from '#app/i18n/messages.ts'
import { useLayoutData } from '#app/layouts/use-layout-data.ts'
import styles from './certificates.module.css'

/** What others have tested and certified, in the staff's groups; nothing where there is none. */
export function Certificates() {
  const { catalogue } = useMessages()
  const groups = useLayoutData()?.layout.certificates.filter(({ certificates }) => certificates.length > 0) ?? []
  if (groups.length === 0) return null
  return (
    <Section title={catalogue.home.certificates} ruled>
      <div className={styles.groups}>
        {groups.map(({ title, certificates }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <Label>{title}</Label>
            <ul className={styles.list}>
              {certificates.map((certificate) => (
                <li key={certificate.title} className={styles.certificate}>
                  {certificate.main_image ? (
                    <span className={styles.sheet}>
                      <Picture image={{ ...certificate.main_image, alt: '' }} sizes="6rem" ratio="1/1" fit="contain" />
                    </span>
                  ) : null}
                  <span className={styles.title}>{certificate.title}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
