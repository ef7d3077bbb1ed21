import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './institutional-screen.module.css'

/** Certificates of the layout, grouped. */
export function CompanyCertificates() {
  const company = useTexts(companyTexts)
  const locale = useLocale()
  const layout = useLayoutData()?.layout
  const groups = layout?.certificates ?? []
  if (groups.length === 0) return null
  return (
    <Section title={company.certificates} ruled id="certificados">
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <ul className={styles.certificates}>
              {group.certificates.map(({ title, main_image: image, url }) => (
                <li key={title}>
                  {image ? (
                    <Picture
                      image={{ ...image, alt: '' }}
                      sizes="10rem"
                      ratio="natural"
                      fit="contain"
                    />
                  ) : null}
                  {url === null ? <span>{title}</span> : <Link href={url}>{title}</Link>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {layout?.others.screens.includes('certificates') ? (
        <TextLink href={routePath('certificates', locale)}>{company.allCertificates}</TextLink>
      ) : null}
    </Section>
  )
}
