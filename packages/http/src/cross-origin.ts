/** Request header of a preflight that names the method of the call. */
export const requestedMethodHeader = 'access-control-request-method'

/** Response headers that scripts of other origins may read, besides the safelisted ones. */
const exposed = [
  'Accept-Ranges',
  'Allow',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
  'X-Request-Id',
]

/** Request headers that scripts of other origins may send; cookies and tokens are not among them. */
const allowed = [
  'Accept',
  'Accept-Language',
  'Content-Language',
  'Content-Type',
  'If-None-Match',
  'If-Modified-Since',
  'If-Range',
  'Range',
]

/**
 * Headers by which scripts of any origin may read a response without credentials. Constant, so that
 * caches need no `Vary: Origin`.
 */
export const crossOriginHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed.join(', '),
}

/** Lifetime of a preflight in the browser's cache, s; browsers have lower limits of their own. */
const preflightSeconds = 24 * 60 * 60

/** Headers of the response to a preflight of a call that any origin may send. */
export const preflightHeaders = (methods: string): Record<string, string> => ({
  ...crossOriginHeaders,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': allowed.join(', '),
  'access-control-max-age': String(preflightSeconds),
})
