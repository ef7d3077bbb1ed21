import type { Locale } from '@vitrine/contract/locales'
import { localeOfPath } from './locale-of-path.ts'
import { routeNames, routePattern } from './table.ts'
import type { RouteName } from './table.ts'

type Row = { name: RouteName; pattern: RegExp }

const rows = new Map<Locale, Row[]>()

/**
 * Patterns compiled once per locale: `matchPath` of React Router compiles them on each call, and
 * every link is checked.
 */
function rowsOf(locale: Locale): Row[] {
  const compiled =
    rows.get(locale) ??
    routeNames.map((name) => ({
      name,
      pattern: new RegExp(`^${routePattern(name, locale).replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
    }))
  rows.set(locale, compiled)
  return compiled
}

/** Route of a path, ignoring query and fragment. */
export function screenOfPath(path: string): RouteName | undefined {
  const [pathname = ''] = path.split(/[?#]/)
  return rowsOf(localeOfPath(pathname)).find(({ pattern }) => pattern.test(pathname))?.name
}

/** Paths of this origin that other services answer. */
const servicePaths = /^\/(admin|api|media|assets)(\/|$)/

export const isServicePath = (path: string): boolean => servicePaths.test(path)

/** Whether the path matches a route. */
export function isKnownPath(path: string): boolean {
  return screenOfPath(path) !== undefined
}
