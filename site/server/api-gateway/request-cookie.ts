import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'

/**
 * Value of a request's cookie. If several cookies have the same name, the first that matches `form`
 * is used: browsers send cookies with longer paths first.
 */
export function requestCookie(
  { cookie }: IncomingHttpHeaders,
  { name, form }: { name: string; form: RegExp },
): string | undefined {
  if (cookie === undefined || !cookie.includes(name)) return undefined
  return parseCookie(cookie, { decode: (value) => (form.test(value) ? value : undefined) })[name]
}
