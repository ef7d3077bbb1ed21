import type { Client } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import type { Member } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import { screenOfPath } from './known-path.ts'
import { localeOfPath } from './locale-of-path.ts'
import { writeQuery } from './query-names.ts'
import { routePath, routeRow } from './table.ts'
import type { RouteRow } from './table.ts'

/**
 * Enforces a route's guard (R6), on the server and on navigation: redirects visitors without a
 * session to the log-in, logged-in members from the log-in to the sections, and administrators from
 * the profile.
 */
export async function enforceGuard(
  guard: RouteRow['guard'],
  { locale, client, url }: { locale: Locale; client: Client; url: URL },
): Promise<Member | null> {
  const member = await client('session-read').catch((error: unknown) => {
    // a failed session call does not block routes that are open to all visitors (R7)
    if (guard === 'open' || guard === 'guest' || isApiError(error, 'session-required')) return null
    throw error
  })
  if (guard === 'guest' && member) throw redirect(routePath('restricted-sections', locale))
  if ((guard === 'member' || guard === 'not-admin') && !member)
    throw redirect(loginRedirect(locale, url))
  if (guard === 'not-admin' && member?.admin)
    throw redirect(routePath('restricted-sections', locale))
  return member
}

/** Path of the log-in, with the requested page as `back`. */
export function loginRedirect(
  locale: Locale,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string {
  return routePath('restricted-area', locale) + writeQuery({ back: pathname + search }, locale)
}

/**
 * Target after a log-in: the requested page if it is in the restricted area and the same locale (no
 * open redirect), else the sections.
 */
export function returnTo(requested: string | undefined, locale: Locale): string {
  const sections = routePath('restricted-sections', locale)
  if (
    requested === undefined ||
    !/^\/(?![/\\])/.test(requested) ||
    !URL.canParse(requested, 'https://own.invalid')
  )
    return sections
  const { origin, pathname, search } = new URL(requested, 'https://own.invalid')
  const screen = screenOfPath(pathname)
  const inside = screen !== undefined && ['member', 'not-admin'].includes(routeRow(screen).guard)
  return origin === 'https://own.invalid' && inside && localeOfPath(pathname) === locale
    ? pathname + search
    : sections
}
