import { Breadcrumbs } from '#app/ui/frame/breadcrumbs.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'

/** The pages from the home (excluded) down to the current page (included). */
export type BreadcrumbItems = readonly { label: string; href: string }[]

/** Breadcrumbs of a page, starting with the home. */
export function PageBreadcrumbs({ breadcrumbs }: { breadcrumbs: BreadcrumbItems }) {
  const locale = useLocale()
  const { listing, shell } = useTexts(pageTexts)
  return (
    <Breadcrumbs
      label={listing.breadcrumbs}
      items={[{ label: shell.home, href: routePath('home', locale) }, ...breadcrumbs]}
    />
  )
}
