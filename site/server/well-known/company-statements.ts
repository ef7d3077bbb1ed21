import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'

export type OpenData = Answer<'layout-read'>['open_data']

const none: OpenData = { license: null, security: null }

/**
 * What the company states to programs in its layout. While the cms is unreachable, the last value
 * applies.
 */
export class CompanyStatements {
  #last: OpenData = none
  #isCurrent = false
  readonly #apiCache: Pick<ApiCache, 'read'>

  constructor(apiCache: Pick<ApiCache, 'read'>) {
    this.#apiCache = apiCache
  }

  /** Reads the statements again after a change of `layout`. */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('layout')) this.#isCurrent = false
  }

  /** Statements without waiting; a read that is due begins, for later calls. */
  get last(): OpenData {
    if (!this.#isCurrent) {
      this.#isCurrent = true
      this.read().catch(() => (this.#isCurrent = false))
    }
    return this.#last
  }

  /** Current statements; rejects if the cms is unreachable and the layout is not cached. */
  async read(): Promise<OpenData> {
    const answer = await this.#apiCache.read(layoutRead(defaultLocale))
    // a cms of an earlier release answers without them
    this.#last = { ...none, ...Object(answer.json()).open_data }
    return this.#last
  }
}
