import type { Locale } from '@vitrine/contract/locales'
import { queryNames } from '#app/routes/query-names.ts'
import { routePath } from '#app/routes/table.ts'

/** Where a search goes, and under which name: the list of products until the search has a screen of its own. */
export function searchAction(locale: Locale): { action: string; name: string } {
  return { action: routePath('products', locale), name: queryNames.search[locale] }
}

/** The address of a search. */
export function searchPath(text: string, locale: Locale): string {
  const { action, name } = searchAction(locale)
  return `${action}?${new URLSearchParams({ [name]: text }).toString()}`
}
