import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser sent it from a page of another site, by the headers that no script can write.
 * Browsers of before `Sec-Fetch-Site` tell the origin alone; programs that are no browsers tell
 * neither, and come with a token of their own.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers.origin !== undefined && headers.origin !== publicOrigin
}
