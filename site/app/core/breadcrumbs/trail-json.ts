import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { routePath } from '#shared/routes/table.ts'
import type { Trail } from './trail.ts'

/** schema.org's BreadcrumbList of a page: what its breadcrumbs show. */
export function trailJson(
  trail: Trail,
  { locale, messages }: HeadContext,
  url: (path: string) => string,
): object {
  const items = [{ label: messages.shell.home, href: routePath('home', locale) }, ...trail]
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
