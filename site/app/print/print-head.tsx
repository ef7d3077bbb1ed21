import { useRouteLoaderData } from 'react-router'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import styles from './print-head.module.css'

/** On paper the page is a sheet of the company: it says whose it is, how to reach them, where it stands and of which day. */
export function PrintHead({ path, updatedAt }: { path: string; updatedAt: string }) {
  const layout = useRouteLoaderData<LayoutData>(`layout___${useLocale()}`)
  if (!layout) return null
  const { contact, others } = layout.layout
  return (
    <div className={`print-only ${styles.head}`}>
      <p className={styles.company}>{others.company_name}</p>
      <p>{[contact.address, contact.phone].filter(Boolean).join(' · ')}</p>
      <p>{`${layout.origin}${path}`.replace(/^https?:\/\//, '')} · {formatDate(updatedAt)}</p>
    </div>
  )
}
