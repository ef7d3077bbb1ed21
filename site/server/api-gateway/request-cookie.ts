import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'

/**
 * The value of a request's cookie; of several of the name the first in the expected `form`, since a
 * browser sends those of longer paths first. `undefined` without one.
 */
export function requestCookie(
  { cookie }: IncomingHttpHeaders,
  { name, form }: { name: string; form: RegExp },
): string | undefined {
  if (cookie === undefined || !cookie.includes(name)) return undefined
  return parseCookie(cookie, { decode: (value) => (form.test(value) ? value : undefined) })[name]
}
