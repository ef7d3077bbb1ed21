import type { Locale } from '@vitrine/contract/locales'
import { queryNames } from './query-names.ts'
import { routePath } from './table.ts'

/** Where a search of the site goes, and under which name (spec §2 "Search"). */
export function searchAction(locale: Locale): { action: string; name: string } {
  return { action: routePath('search', locale), name: queryNames.q[locale] }
}

/** The address of a search. */
export function searchPath(text: string, locale: Locale): string {
  const { action, name } = searchAction(locale)
  return `${action}?${new URLSearchParams({ [name]: text }).toString()}`
}
