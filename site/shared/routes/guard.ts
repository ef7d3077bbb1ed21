import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import type { Member } from '@vitrine/contract/shapes/types'
import { redirect } from 'react-router'
import { screenOfPath } from './known-path.ts'
import { localeOfPath } from './locale-of-path.ts'
import { writeQuery } from './query-names.ts'
import { routePath, routeRow } from './table.ts'
import type { RouteRow } from './table.ts'

/**
 * Lets a visitor pass where the row's guard does (spec §6): who is not logged in goes to the
 * log-in, who is and need not
 * be goes to the sections, an administrator has no data of their own. The same on the server and on
 * navigation.
 */
export async function admit(
  guard: RouteRow['guard'],
  { locale, client, url }: { locale: Locale; client: Client; url: URL },
): Promise<Member | null> {
  const member = await client('session-read').catch((error: unknown) => {
    // who may be anyone is not kept out by a failure to know who it is (spec §7 "errors skipped")
    if (
      guard === 'open' ||
      guard === 'guest' ||
      (error instanceof ApiError && error.code === 'session-required')
    )
      return null
    throw error
  })
  if (guard === 'guest' && member) throw redirect(routePath('restricted-sections', locale))
  if ((guard === 'member' || guard === 'not-admin') && !member)
    throw redirect(loginRedirect(locale, url))
  if (guard === 'not-admin' && member?.admin)
    throw redirect(routePath('restricted-sections', locale))
  return member
}

/** The log-in that leads back to where the visitor was going. */
export function loginRedirect(
  locale: Locale,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string {
  return routePath('restricted-area', locale) + writeQuery({ back: pathname + search }, locale)
}

/**
 * Where a log-in leads: to the page of the restricted area that was asked for, in the same
 * language, and nowhere else; else to the sections.
 */
export function returnTo(asked: string | undefined, locale: Locale): string {
  const sections = routePath('restricted-sections', locale)
  if (
    asked === undefined ||
    !/^\/(?![/\\])/.test(asked) ||
    !URL.canParse(asked, 'https://own.invalid')
  )
    return sections
  const { origin, pathname, search } = new URL(asked, 'https://own.invalid')
  const screen = screenOfPath(pathname)
  const inside = screen !== undefined && ['member', 'not-admin'].includes(routeRow(screen).guard)
  return origin === 'https://own.invalid' && inside && localeOfPath(pathname) === locale
    ? pathname + search
    : sections
}
