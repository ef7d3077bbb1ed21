import type { Locale } from '@vitrine/contract/locales'
import { localeOfPath } from './locale-of-path.ts'
import { routeNames, routePattern } from './table.ts'
import type { RouteName } from './table.ts'

type Row = { name: RouteName; pattern: RegExp }

const rows = new Map<Locale, Row[]>()

/**
 * Made once: a page asks for each of its links, and React Router's `matchPath` makes the pattern of
 * each row anew each time.
 */
function rowsOf(locale: Locale): Row[] {
  const known =
    rows.get(locale) ??
    routeNames.map((name) => ({
      name,
      pattern: new RegExp(`^${routePattern(name, locale).replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
    }))
  rows.set(locale, known)
  return known
}

/** The row of the table that answers to a path, query and hash aside. */
export function screenOfPath(path: string): RouteName | undefined {
  const [pathname = ''] = path.split(/[?#]/)
  return rowsOf(localeOfPath(pathname)).find(({ pattern }) => pattern.test(pathname))?.name
}

/**
 * Whether a row of the table answers to the path: links that the staff typed lead somewhere, or are
 * not shown.
 */
export function isKnownPath(path: string): boolean {
  return screenOfPath(path) !== undefined
}
