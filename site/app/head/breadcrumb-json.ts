import { locales } from '@vitrine/contract/locales'
import { routePath } from '#app/routes/table.ts'
import type { HeadContext } from './screen-meta.ts'

/** schema.org's BreadcrumbList of a page below the products, as the page shows it. */
export function breadcrumbJson(below: [name: string, path: string][], { locale, messages }: HeadContext, url: (path: string) => string): object {
  const items: [string, string][] = [[messages.shell.home, routePath('home', locale)], [messages.catalogue.products.title, routePath('products', locale)], ...below]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    inLanguage: locales[locale].tag,
    itemListElement: items.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: url(path) })),
  }
}
