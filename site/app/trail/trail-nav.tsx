import { Breadcrumbs } from '#app/design/breadcrumbs/breadcrumbs.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import type { Trail } from './trail.ts'

/** The breadcrumbs of a page, from the home on. */
export function TrailNav({ trail }: { trail: Trail }) {
  const locale = useLocale()
  const { listing, shell } = useMessages()
  return (
    <Breadcrumbs
      label={listing.breadcrumbs}
      items={[{ label: shell.home, href: routePath('home', locale) }, ...trail]}
    />
  )
}
