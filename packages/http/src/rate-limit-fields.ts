/** A limit as it is announced to clients. */
export interface AnnouncedLimit {
  /** Printable ASCII without quotes and backslashes. */
  name: string
  quota: number
  /** Length of the window, s; absent: the quota is of concurrent requests. */
  windowSeconds?: number
  remaining: number
  /** Time until the remaining quota is restored, s. */
  resetSeconds?: number
}

/** Value of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11), without `RateLimit`. */
export const rateLimitPolicy = ({
  name,
  quota,
  windowSeconds,
}: Pick<AnnouncedLimit, 'name' | 'quota' | 'windowSeconds'>): string =>
  `"${name}";q=${quota}${windowSeconds === undefined ? ';qu="concurrent-requests"' : `;w=${windowSeconds}`}`

/** Value of `RateLimit`: remaining quota and, if known, the time until it is restored. */
export const rateLimit = ({ name, remaining, resetSeconds }: AnnouncedLimit): string =>
  `"${name}";r=${Math.max(0, remaining)}${resetSeconds === undefined ? '' : `;t=${resetSeconds}`}`
