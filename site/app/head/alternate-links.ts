import { defaultLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { routePath, routePattern, routeRow } from '#app/routes/table.ts'
import type { RouteName } from '#app/routes/table.ts'
import type { HeadElement } from './screen-meta.ts'

/**
 * The paths of a page in every locale in which it stands beside the others, itself included: where
 * only some are for search engines, those.
 */
export function alternatePaths(
  name: RouteName,
  alternates: Alternates | undefined,
): Partial<Record<Locale, string>> {
  const pathIn = routePath as (
    name: RouteName,
    locale: Locale,
    params?: Record<string, string>,
  ) => string
  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of routeRow(name).indexed || localeCodes) {
    const params = alternates
      ? alternates[locale]
      : routePattern(name, locale).includes(':')
        ? undefined
        : {}
    if (params) paths[locale] = pathIn(name, locale, params)
  }
  return paths
}

/**
 * Reciprocal hreflang links with x-default (field.md "Languages"), for what search engines may
 * list. A page of a list
 * beyond the first has no exact counterpart in another language and gets none.
 */
export function alternateLinks(
  name: RouteName,
  alternates: Alternates | undefined,
  whole: boolean,
  absolute: (path: string) => string,
): HeadElement[] {
  if (!whole || routeRow(name).indexed === false) return []
  const paths = alternatePaths(name, alternates)
  const link = (hrefLang: string, path: string) => ({
    rel: 'alternate',
    hrefLang,
    href: absolute(path),
  })
  const links = localeCodes.flatMap((locale) =>
    paths[locale] === undefined ? [] : [link(locales[locale].tag, paths[locale])],
  )
  const fallback = paths[defaultLocale]
  return fallback === undefined ? links : [...links, link('x-default', fallback)]
}
