import type { Answer } from '@vitrine/contract/client'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'

export type OpenData = Answer<'layout-read'>['open_data']

const none: OpenData = { license: null, security: null }

/** Time until a read that failed is repeated, ms. */
const retryMs = 10_000

/**
 * What the company states to programs in its layout. While the cms is unreachable, the last value
 * applies.
 */
export class CompanyStatements {
  #last: OpenData = none
  /** Time from which `last` reads again, ms; infinite: after a change. */
  #readAt = 0
  readonly #apiCache: Pick<ApiCache, 'read'>

  constructor(apiCache: Pick<ApiCache, 'read'>) {
    this.#apiCache = apiCache
  }

  /** Reads the statements again after a change of `layout`. */
  expire(tags: Set<string> | 'everything'): void {
    if (tags === 'everything' || tags.has('layout')) this.#readAt = 0
  }

  /** Statements without waiting; a read that is due begins, for later calls. */
  get last(): OpenData {
    if (performance.now() >= this.#readAt) {
      this.#readAt = Infinity
      this.read().catch(() => (this.#readAt = performance.now() + retryMs))
    }
    return this.#last
  }

  /** Current statements; rejects if the cms is unreachable and the layout is not cached. */
  async read(): Promise<OpenData> {
    const answer = await this.#apiCache.read(layoutRead(defaultLocale))
    // a cms of an earlier release answers without them
    const { license, security }: OpenData = { ...none, ...Object(answer.json()).open_data }
    this.#last = { license: license && asciiLicense(license), security }
    return this.#last
  }
}

/** Licence with the ASCII form of its address, as headers need it; null if it has none. */
const asciiLicense = ({ name, url }: { name: string; url: string }): OpenData['license'] =>
  URL.canParse(url) ? { name, url: new URL(url).href } : null
