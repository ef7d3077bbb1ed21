import { locales } from '@vitrine/contract/locales'
import type { HeadContext } from '#app/head/screen-meta.ts'
import { routePath } from '#app/routes/table.ts'
import { searchAction } from '#app/shell/search-action.ts'

/** The site with its search, for search engines. */
export function homeJson({ locale }: HeadContext, url: (path: string) => string): object[] {
  const { action, name } = searchAction(locale)
  return [{
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: url(routePath('home', locale)),
    inLanguage: locales[locale].tag,
    potentialAction: { '@type': 'SearchAction', target: `${url(action)}?${name}={search_term_string}`, 'query-input': 'required name=search_term_string' },
  }]
}
