import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'

/**
 * The value of a request's cookie. Of several with the same name, the first that matches `form`:
 * browsers send those with longer paths first.
 */
export function requestCookie(
  { cookie }: IncomingHttpHeaders,
  { name, form }: { name: string; form: RegExp },
): string | undefined {
  if (cookie === undefined || !cookie.includes(name)) return undefined
  return parseCookie(cookie, { decode: (value) => (form.test(value) ? value : undefined) })[name]
}
