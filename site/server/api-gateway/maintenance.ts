import type { FastifyBaseLogger } from 'fastify'
import { calls } from '@vitrine/contract/calls'
import type { ApiCache } from './api-cache.ts'
import { findCacheableRead } from './api-cache.ts'

/**
 * Whether the staff have put the site under maintenance (spec §4): known before a page is asked
 * for, so that pages in memory stop at once, on every instance that follows the feed.
 */
export class Maintenance {
  #on = false
  readonly #apiCache: ApiCache
  readonly #log: FastifyBaseLogger

  constructor({ apiCache, log }: { apiCache: ApiCache; log: FastifyBaseLogger }) {
    this.#apiCache = apiCache
    this.#log = log
  }

  get on(): boolean {
    return this.#on
  }

  /**
   * Asks again when what changed may have been the flag. While the cms is away the last word holds.
   */
  handleChange(tags: Set<string> | 'everything'): void {
    if (tags !== 'everything' && !tags.has('layout')) return
    this.#ask().catch((error: unknown) =>
      this.#log.warn({ err: error }, 'whether the site is under maintenance could not be asked'),
    )
  }

  async #ask(): Promise<void> {
    const read = findCacheableRead(calls['layout-read'].path, 'br')
    if (!read) return
    const answer = await this.#apiCache.read(read)
    const on = Object(Object(answer.json()).others).environment_under_maintenance === 1
    if (on !== this.#on) this.#log.info({ on }, 'maintenance')
    this.#on = on
  }
}
