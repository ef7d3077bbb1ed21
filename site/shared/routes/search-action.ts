import type { Locale } from '@vitrine/configuration/locales'
import { queryNames, writeQuery } from './query-names.ts'
import { routePath } from './table.ts'

/** Action and parameter name of the search form (R2). */
export function searchAction(locale: Locale): { action: string; name: string } {
  return { action: routePath('search', locale), name: queryNames.q[locale] }
}

/** Path of a search for a text. */
export function searchPath(text: string, locale: Locale): string {
  return routePath('search', locale) + writeQuery({ q: text }, locale)
}
