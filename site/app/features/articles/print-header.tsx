import { formatDate } from '@vitrine/contract/format'
import { useLocale } from '#app/core/language.ts'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import styles from './print-header.module.css'

/** Print-only header: company, contact data, address and date of the page. */
export function PrintHeader({ path, updatedAt }: { path: string; updatedAt: string }) {
  const locale = useLocale()
  const layout = useLayoutData()
  if (!layout) return null
  const { contact, others } = layout.layout
  return (
    <div className={`print-only ${styles.head}`}>
      <p className={styles.company}>{others.company_name}</p>
      <p>{[contact.address, contact.phone].filter(Boolean).join(' · ')}</p>
      <p>
        {`${layout.origin}${path}`.replace(/^https?:\/\//, '')} · {formatDate(updatedAt, locale)}
      </p>
    </div>
  )
}
