import { createClient } from '@vitrine/contract/client'
import type { Answer, Client, Input, Transport, TypedCall } from '@vitrine/contract/client'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { calls } from '@vitrine/contract/calls'
import type { Call, PageCallName } from '@vitrine/contract/page-calls'
import type { FormerPart } from '@vitrine/contract/shapes/former-part'
import type { Successor } from '@vitrine/contract/shapes/types'
import type { Locale } from '@vitrine/configuration/locales'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'

/** Sources of the answers of a request, with the client to which reads are charged. */
export interface ReaderSources {
  apiCache: Pick<ApiCache, 'holds' | 'read'>
  limiter: Pick<FairLimiter, 'run'>
  upstream: Pick<Upstream, 'send'>
  /** Address and network of the client. */
  address: string
  client: string
  /** Bearer token of a member; sent with members' calls alone. */
  token: string | undefined
}

type Arguments<N extends PageCallName> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** Call of a page, or one that pages do not make. */
type ReadCall = TypedCall<PageCallName> | TypedCall<'part-number-read'>

interface Former {
  was?: string
  former?: FormerPart
  replaced_by?: Successor
}

/**
 * Calls of the API for one request, as a program of another origin would send them: public reads
 * from the gateway's cache, reads that post a body and members' reads from the cms.
 */
export class CatalogueReader {
  readonly #client: Client
  readonly #transport: (call: ReadCall) => ReturnType<Transport>
  readonly #locale: Locale
  #outdated = false

  constructor(sources: ReaderSources, locale: Locale) {
    this.#locale = locale
    this.#transport = this.#send(sources)
    this.#client = createClient({
      locale,
      transport: this.#transport,
      ...(sources.token === undefined ? {} : { token: sources.token }),
    })
  }

  /** True if an answer was expired and could not be read again. */
  get isOutdated(): boolean {
    return this.#outdated
  }

  /** Answer of a call; rejects with `ApiError`. */
  read<N extends PageCallName>(name: N, ...input: Arguments<N>): Promise<Answer<N>> {
    return this.#client(name, ...input)
  }

  /** Answer of a call; undefined if there is no such document. */
  async find<N extends PageCallName>(
    name: N,
    ...input: Arguments<N>
  ): Promise<Answer<N> | undefined> {
    try {
      return await this.#client(name, ...input)
    } catch (error) {
      if (isApiError(error, 'not-found', 'endpoint-unknown')) return undefined
      throw error
    }
  }

  /**
   * Former part number, by itself in any spelling or by its GTIN, with its successor; empty if there
   * is none.
   */
  async gone(asked: { gtin: string } | { code: string }): Promise<Former> {
    const shared = { query: {}, locale: this.#locale } as const
    try {
      const { status, json } = await this.#transport(
        'gtin' in asked
          ? { ...shared, name: 'gtin-read', params: asked }
          : { ...shared, name: 'part-number-read', params: asked },
      )
      return status === 404 ? Object(json) : {}
    } catch (error) {
      // a text that no part number can be
      if (isApiError(error, 'invalid-input')) return {}
      throw error
    }
  }

  #send({
    apiCache,
    limiter,
    upstream,
    ...sender
  }: ReaderSources): (call: ReadCall) => ReturnType<Transport> {
    return async (call) => {
      const { cacheable, session }: Call = calls[call.name]
      if (!cacheable) {
        const { status, text } = await upstream.send(
          { ...call, token: session ? sender.token : undefined },
          { headers: { 'x-forwarded-for': sender.address } },
        )
        return { status, json: JSON.parse(text) }
      }
      const read = cacheableRead(call)
      if (!read) throw new ApiError('invalid-input')
      const answer = apiCache.holds(read)
        ? await apiCache.read(read)
        : await limiter.run(sender.client, () => apiCache.read(read))
      this.#outdated ||= answer.stale
      return { status: answer.status, json: answer.json() }
    }
  }
}
