import { locales } from '@vitrine/configuration/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { pageTexts } from '#texts/page.js'
import { routePath } from '#shared/routes/table.ts'
import type { BreadcrumbItems } from './page-breadcrumbs.tsx'

/** schema.org BreadcrumbList, equal to the visible breadcrumbs. */
export function breadcrumbsJson(
  breadcrumbs: BreadcrumbItems,
  { locale }: HeadContext,
  url: (path: string) => string,
): object {
  const items = [
    { label: pageTexts[locale].shell.home, href: routePath('home', locale) },
    ...breadcrumbs,
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    inLanguage: locales[locale].tag,
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(href),
    })),
  }
}
