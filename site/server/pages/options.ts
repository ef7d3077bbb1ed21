import type { FastifyBaseLogger } from 'fastify'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import type { ViewCounter } from '#server/api-gateway/view-counter.ts'
import type { Render } from './render.ts'

/** What the page cache works with. */
export interface Options {
  maxBytes: number
  render: Render
  /** Of all uncached work, renders and reads of the API alike. */
  limiter: FairLimiter
  invalidations: Invalidations
  views: ViewCounter
  metrics: Metrics
  log: FastifyBaseLogger
  /**
   * False in development: every page is made anew, and no policy stands in the way of Vite's
   * scripts.
   */
  keep: boolean
  /** Whether answers tell their tags, for a shared cache in front that is purged by them. */
  tagged: boolean
  /** Whether the staff have put the site under maintenance. */
  isUnderMaintenance: () => boolean
  /** The proxies in front of the site. */
  proxies: TrustedProxies
  /** Whether links and headers are for https. */
  secure: boolean
  /** Whether the cms cannot be reached, so that what is kept may be older than its source. */
  isCmsUnreachable: () => boolean
}
