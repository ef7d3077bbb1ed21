import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { routePath, routePattern, routeRow } from './table.ts'
import type { RouteName } from './table.ts'

/**
 * Paths of a page, the page's own included, in the locales of `among` (all by default) in which its
 * route is indexed; for a route that is indexed nowhere, in all of `among`.
 */
export function alternatePaths(
  name: RouteName,
  alternates: Alternates | undefined,
  among: readonly Locale[] = localeCodes,
): Partial<Record<Locale, string>> {
  const pathIn = routePath as (
    name: RouteName,
    locale: Locale,
    params?: Record<string, string>,
  ) => string
  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of routeRow(name).indexed || localeCodes) {
    if (!among.includes(locale)) continue
    const params = alternates
      ? alternates[locale]
      : routePattern(name, locale).includes(':')
        ? undefined
        : {}
    if (params) paths[locale] = pathIn(name, locale, params)
  }
  return paths
}
