import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { requestCookie } from './request-cookie.ts'

/** The cookie of a log-in (spec §4 "Session token cookie"). */
export const sessionCookie = 'in:authorizationToken'

/** How long a browser keeps it, s: 30 days (spec §9). */
const lifetime = 2_592_000

const form = /^[\w-]{16,200}$/

/** The member's token that a browser holds; whether it still holds, the cms says. */
export function sessionTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return requestCookie(headers, { name: sessionCookie, form })
}

/**
 * `Set-Cookie` for a token: out of every script's reach, and sent to us over https alone when we
 * are on https.
 */
export const beginSession = (token: string, secure: boolean): string =>
  setCookie(token, lifetime, secure)

/** `Set-Cookie` that removes the cookie. */
export const endSession = (secure: boolean): string => setCookie('', 0, secure)

const setCookie = (value: string, maxAge: number, secure: boolean): string =>
  stringifySetCookie({
    name: sessionCookie,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  })
