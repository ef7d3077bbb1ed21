import type { FastifyBaseLogger } from 'fastify'
import type { EdgeHeaders } from '#server/edge/headers.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import type { ViewCounter } from '#server/api-gateway/view-counter.ts'
import type { Render } from './render.ts'

/** Dependencies and settings of the page cache. */
export interface Options {
  maxBytes: number
  render: Render
  /** Limiter shared by all uncached work: renders and API reads. */
  limiter: FairLimiter
  invalidations: Invalidations
  views: ViewCounter
  metrics: Metrics
  log: FastifyBaseLogger
  /**
   * False in development: pages are not cached, and are sent without a policy, which would block
   * Vite's scripts.
   */
  keep: boolean
  /** True if the head of a hit is written without Node's header code (`prepared-head.ts`). */
  preparedHeads: boolean
  edge: EdgeHeaders
  /** True while the site is under maintenance. */
  isUnderMaintenance: () => boolean
  /** False if no page of blocks has a path. */
  mayHavePage: (path: string) => boolean
  /** Public origin. */
  origin: string
  /** Trusted proxies. */
  proxies: TrustedProxies
  /** True if the public origin is https. */
  secure: boolean
  /** True while the cms is unreachable, so that cached pages may be stale. */
  isCmsUnreachable: () => boolean
}
