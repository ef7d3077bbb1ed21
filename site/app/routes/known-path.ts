import { matchPath } from 'react-router'
import { routeNames, routePattern } from './table.ts'
import { localeOfPath } from './locale-of-path.ts'

/** Whether a row of the table answers to the path: links that the staff typed lead somewhere, or are not shown. */
export function isKnownPath(path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? ''
  const locale = localeOfPath(pathname)
  return routeNames.some((name) => matchPath(routePattern(name, locale), pathname) !== null)
}
