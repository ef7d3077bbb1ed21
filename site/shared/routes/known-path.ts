import type { Locale } from '@vitrine/configuration/locales'
import { pathMatcher } from '@vitrine/http/path-pattern'
import { localeOfPath } from './locale-of-path.ts'
import { routeNames, routePattern } from './table.ts'
import type { RouteName } from './table.ts'

const matchers: Partial<Record<Locale, (path: string) => { value: RouteName } | undefined>> = {}

/** Route of a path, ignoring case, trailing slashes, query and fragment. */
export function screenOfPath(path: string): RouteName | undefined {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/)
  const locale = localeOfPath(pathname)
  // compiled at the first path of the locale
  const match = (matchers[locale] ??= pathMatcher(
    routeNames.map((name) => [`${routePattern(name, locale)}/*`, name]),
  ))
  return match(pathname)?.value
}

/** Paths of this origin that other services answer. */
const servicePaths = /^\/(admin|api|media|assets)(\/|$)/

export const isServicePath = (path: string): boolean => servicePaths.test(path)

/** True if the path matches a route; one that matches that of the pages of blocks alone may be nothing. */
export function isKnownPath(path: string): boolean {
  return ![undefined, 'page'].includes(screenOfPath(path))
}
