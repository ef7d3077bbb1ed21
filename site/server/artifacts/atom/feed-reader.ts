import type { Answer } from '@vitrine/contract/client'
import type { CallName } from '@vitrine/contract/calls'
import { ApiError, isErrorCode } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { fromNow } from '#server/http/arrival.ts'

export interface Sources {
  apiCache: Pick<ApiCache, 'read'>
  upstream: Pick<Upstream, 'send'>
}

interface ReadAnswer {
  status: number
  json: unknown
  tags: readonly string[]
  stale: boolean
}

/** Reads calls in a locale, and notes what their answers depend on. */
export class FeedReader {
  readonly tags = new Set<string>()
  /** True if an answer has expired. */
  stale = false
  readonly locale: Locale
  readonly #sources: Sources

  constructor(sources: Sources, locale: Locale) {
    this.#sources = sources
    this.locale = locale
  }

  /** Answer of a call that pages read too, from the cache. */
  read<Name extends CallName>(
    name: Name,
    query: Record<string, string> = {},
  ): Promise<Answer<Name>> {
    return this.#read(name, query, async (call) => {
      const answer = await this.#sources.apiCache.read(call)
      return { ...answer, json: answer.json() }
    })
  }

  /** Answer of a call that only a feed reads; it would displace the answers of pages. */
  readOnce<Name extends CallName>(
    name: Name,
    query: Record<string, string>,
  ): Promise<Answer<Name>> {
    return this.#read(name, query, async (call) => {
      try {
        const { status, text, tags } = await this.#sources.upstream.send(call)
        return { status, json: JSON.parse(text), tags, stale: false }
      } catch (cause) {
        throw new ApiError('unavailable', { cause })
      }
    })
  }

  async #read<Name extends CallName>(
    name: Name,
    query: Record<string, string>,
    send: (call: NonNullable<ReturnType<typeof cacheableRead>>) => Promise<ReadAnswer>,
  ): Promise<Answer<Name>> {
    const call = cacheableRead({ name, params: {}, query, locale: this.locale })
    if (!call) throw new ApiError('invalid-input')
    // a feed takes several calls; each has the time of a request
    const { status, json, tags, stale } = await fromNow(() => send(call))
    if (status !== 200) {
      const { code } = Object(json)
      throw new ApiError(isErrorCode(code) ? code : 'unavailable')
    }
    for (const tag of tags) this.tags.add(tag)
    this.stale ||= stale
    return json as Answer<Name>
  }
}
