import { useRouteLoaderData } from 'react-router'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'

/** On paper the page is a data sheet: it says whose it is, where it stands and of which day. */
export function PrintHead({ path, updatedAt }: { path: string; updatedAt: string }) {
  const layout = useRouteLoaderData<LayoutData>(`layout___${useLocale()}`)
  if (!layout) return null
  return <p className="print-only mono">{[layout.layout.others.company_name, `${layout.origin}${path}`.replace(/^https?:\/\//, ''), formatDate(updatedAt)].join(' · ')}</p>
}
