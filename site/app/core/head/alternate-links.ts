import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import type { HeadElement } from './head-element.ts'

/**
 * Reciprocal hreflang links with x-default, for indexed pages. Later pages of a list have no exact
 * counterpart in another locale and get no links.
 */
export function alternateLinks(
  name: RouteName,
  paths: Partial<Record<Locale, string>>,
  absolute: (path: string) => string,
): HeadElement[] {
  if (routeRow(name).indexed === false) return []
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
