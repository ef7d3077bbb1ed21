import { formatDate } from '@vitrine/configuration/format'
import { useLocale } from '#app/core/language.ts'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { contactLine } from '#shared/page/contact-line.ts'
import styles from './print-header.module.css'

/** Print-only header: company, contact data, URL of the page, and its date if given. */
export function PrintHeader({ path, updatedAt }: { path: string; updatedAt?: string }) {
  const locale = useLocale()
  const layout = useLayoutData()
  if (!layout) return null
  const { contact, others } = layout.layout
  return (
    <div className={`print-only ${styles.head}`}>
      <p className={styles.company}>{others.company_name}</p>
      <p>{contactLine(contact)}</p>
      <p>
        {`${layout.origin}${path}`.replace(/^https?:\/\//, '')}
        {updatedAt ? ` · ${formatDate(updatedAt, locale)}` : null}
      </p>
    </div>
  )
}
