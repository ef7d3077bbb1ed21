import { matchPath } from 'react-router'
import { localeOfPath } from './locale-of-path.ts'
import { routeNames, routePattern } from './table.ts'
import type { RouteName } from './table.ts'

/** The row of the table that answers to a path, query and hash aside. */
export function screenOfPath(path: string): RouteName | undefined {
  const pathname = path.split(/[?#]/)[0] ?? ''
  const locale = localeOfPath(pathname)
  return routeNames.find((name) => matchPath(routePattern(name, locale), pathname) !== null)
}

/** Whether a row of the table answers to the path: links that the staff typed lead somewhere, or are not shown. */
export function isKnownPath(path: string): boolean {
  return screenOfPath(path) !== undefined
}
