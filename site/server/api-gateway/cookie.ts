import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { requestCookie } from './request-cookie.ts'

/** Name of the session cookie (R4). */
export const sessionCookie = 'in:authorizationToken'

/** Lifetime of the session cookie, s: 30 days (R9). */
const lifetimeSeconds = 2_592_000

const form = /^[\w-]{16,200}$/

/**
 * Session token of a request's cookie. Only its form is checked here; the cms checks its validity.
 */
export function sessionTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return requestCookie(headers, { name: sessionCookie, form })
}

/** `Set-Cookie` that sets the session token: HttpOnly, SameSite=Lax, and Secure on https. */
export const beginSession = (token: string, secure: boolean): string =>
  setCookie(token, lifetimeSeconds, secure)

/** `Set-Cookie` that deletes the session cookie. */
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
