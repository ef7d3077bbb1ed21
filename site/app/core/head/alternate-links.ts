import { defaultLocale, localeCodes, locales } from '@vitrine/contract/locales'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { HeadElement } from './head-element.ts'

/**
 * Reciprocal hreflang links with x-default, for indexed pages. Later pages of a list have no exact
 * counterpart in another locale and get none.
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
