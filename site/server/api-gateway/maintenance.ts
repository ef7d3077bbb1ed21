import { defaultLocale } from '@vitrine/configuration/locales'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiCache } from './api-cache.ts'
import { layoutRead } from './api-cache.ts'

/**
 * Maintenance flag of the layout (R4). Every instance updates it from the change feed, so that
 * cached pages stop being served at once.
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
   * Reads the flag again after a change of `layout`. While the cms is unreachable, the last value
   * applies.
   */
  expire(tags: Set<string> | 'everything'): void {
    if (tags !== 'everything' && !tags.has('layout')) return
    this.#refresh().catch((error: unknown) =>
      this.#log.warn({ err: error }, 'whether the site is under maintenance could not be asked'),
    )
  }

  async #refresh(): Promise<void> {
    const answer = await this.#apiCache.read(layoutRead(defaultLocale))
    const on = Object(Object(answer.json()).others).environment_under_maintenance === 1
    if (on !== this.#on) this.#log.info({ on }, 'maintenance')
    this.#on = on
  }
}
