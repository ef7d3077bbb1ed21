import { Breadcrumbs } from '#app/ui/frame/breadcrumbs.tsx'
import { useLocale, useMessages } from '#app/core/i18n/language.ts'
import { routePath } from '#shared/routes/table.ts'
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
