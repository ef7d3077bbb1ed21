import type { IncomingHttpHeaders } from 'node:http'

/**
 * Cross-site check (CSRF) by `Sec-Fetch-Site`, or by `Origin` for browsers without it. Other
 * clients send neither and authenticate by bearer token.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== undefined && headers.origin !== publicOrigin
}

/** Same-origin check by `Sec-Fetch-Site`; by `Origin` for browsers without it. */
export function isOwnPage(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin'
}
