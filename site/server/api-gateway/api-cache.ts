import type { FastifyBaseLogger } from 'fastify'
import { ApiError, isApiError, isErrorCode } from '@vitrine/contract/errors'
import { calls, isPageCall } from '@vitrine/contract/calls'
import { canonicalQuery } from '@vitrine/contract/client'
import type { TypedCall } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { formatQuery } from '@vitrine/http/query-string'
import { parseInput } from '@vitrine/contract/validation'
import type { z } from 'zod'
import { LazilyEncoded, Packed, copyExact } from '#server/caching/encodings.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Entry } from '#server/caching/tagged-store.ts'
import { inTime, isTimeOver } from '#server/http/arrival.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { loggable } from '@vitrine/logging/loggable'
import { withAbsoluteMedia, withRelativeMedia } from '@vitrine/contract/media-addresses'
import type { Upstream, UpstreamAnswer } from './upstream.ts'

/** A cached API answer: its body and a parser of it. */
export interface ApiAnswer {
  status: number
  /** Body for clients: media addresses are absolute. */
  body: LazilyEncoded | Packed
  /** Value for the site's own pages: media addresses are relative. */
  json: () => unknown
  tags: readonly string[]
  /** True if the answer has expired and is served because the cms is unreachable. */
  stale: boolean
  /** True if it states something that passes without a change, such as how far a feed is behind. */
  isPassing?: boolean
}

/** A cacheable GET call with valid input; its query is canonical. */
export interface CacheableRead extends TypedCall {
  /**
   * Cache key: name, locale, parameters, and the query as parsed by the schema, so that omitted and
   * explicit default values share a key.
   */
  key: string
}

/**
 * Parses a call for the cache; `undefined` if the call is not cacheable or its parameters or query
 * fail the contract's schema.
 */
export function cacheableRead(call: TypedCall): CacheableRead | undefined {
  const { name, locale } = call
  // an empty parameter would produce the path of another call
  if (!calls[name].cacheable || Object.values(call.params).includes('')) return undefined
  const params = parseInput<z.ZodType>(endpoints[name].params, call.params, locale)
  const query = parseInput<z.ZodType>(endpoints[name].query, call.query, locale)
  return 'errors' in params || 'errors' in query
    ? undefined
    : withKey(call, params.data, Object(query.data))
}

/** The layout call, which has no input. */
export const layoutRead = (locale: Locale): CacheableRead =>
  withKey({ name: 'layout-read', params: {}, query: {}, locale }, {}, {})

function withKey(
  { name, params, query, locale }: TypedCall,
  parsedParams: unknown,
  parsedQuery: Record<string, unknown>,
): CacheableRead {
  const key = `${name} ${locale} ${JSON.stringify(parsedParams)}${formatQuery(canonicalQuery(parsedQuery))}`
  return { name, params, query: canonicalQuery(query), locale, key }
}

/** Statuses that are cached. */
const cacheableStatuses = new Set([200, 404])

/**
 * Cache of the API's GET answers, invalidated by tag. Source of every rendered page and of the
 * browser's calls.
 */
export class ApiCache {
  /** Answers of pages, and those of calls that no page makes, which would displace them. */
  readonly #stores: { pages: TaggedStore<ApiAnswer>; records: TaggedStore<ApiAnswer> }
  readonly #flights = new SingleFlight<ApiAnswer>()
  readonly #upstream: Upstream
  readonly #invalidations: Invalidations
  readonly #metrics: Metrics
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #origin: string

  constructor(options: {
    maxBytes: { pages: number; records: number }
    origin: string
    upstream: Upstream
    invalidations: Invalidations
    metrics: Metrics
    log: Pick<FastifyBaseLogger, 'warn'>
  }) {
    // parsed JSON is held by a WeakRef and not counted
    const sizeOf = (answer: ApiAnswer): number => answer.body.bytes + answer.tags.length * 50
    this.#stores = {
      pages: new TaggedStore({ maxBytes: options.maxBytes.pages, sizeOf }),
      records: new TaggedStore({ maxBytes: options.maxBytes.records, sizeOf }),
    }
    this.#upstream = options.upstream
    this.#invalidations = options.invalidations
    this.#metrics = options.metrics
    this.#log = options.log
    this.#origin = options.origin
  }

  /** Its stores, with their sizes. */
  get stores(): { pages: TaggedStore<ApiAnswer>; records: TaggedStore<ApiAnswer> } {
    return this.#stores
  }

  #storeOf({ name }: CacheableRead): TaggedStore<ApiAnswer> {
    return isPageCall(name) ? this.#stores.pages : this.#stores.records
  }

  /** Expires the answers with one of the tags. */
  expire(tags: Iterable<string> | 'everything'): void {
    for (const store of Object.values(this.#stores))
      if (tags === 'everything') store.expireAll()
      else store.expire(tags)
  }

  /** True if a fresh answer of this call is cached. */
  holds(call: CacheableRead): boolean {
    return this.#storeOf(call).get(call.key)?.expired === false
  }

  /**
   * Returns the answer: from the cache, else from the cms (concurrent misses share one request). If
   * the cms fails, returns an expired 200; without one, throws `ApiError`: `internal` if the cms
   * answered 500, `unavailable` if it did not answer.
   */
  async read(call: CacheableRead): Promise<ApiAnswer> {
    const found = this.#storeOf(call).get(call.key)
    if (found && !found.expired) {
      this.#metrics.apiRequests.inc({ result: 'hit' })
      return found.value
    }
    if (found?.value.status === 200 && isTimeOver()) return { ...found.value, stale: true }
    return inTime(this.#flights.run(call.key, () => this.#refresh(call, found))).catch(
      (error: unknown) => {
        if (found?.value.status === 200) return { ...found.value, stale: true }
        throw error
      },
    )
  }

  async #refresh(call: CacheableRead, found: Entry<ApiAnswer> | undefined): Promise<ApiAnswer> {
    const since = this.#invalidations.now()
    try {
      const answer = await this.#fetch(call)
      this.#metrics.apiRequests.inc({ result: 'miss' })
      if (cacheableStatuses.has(answer.status) && !answer.isPassing)
        this.#storeOf(call).set(
          call.key,
          answer,
          answer.tags,
          this.#invalidations.isOutdated(since, answer.tags),
        )
      return answer
    } catch (cause) {
      if (found?.value.status === 200) {
        this.#metrics.apiRequests.inc({ result: 'stale' })
        return { ...found.value, stale: true }
      }
      this.#metrics.apiRequests.inc({ result: 'failed' })
      this.#log.warn({ err: cause, call: loggable(call.key) }, 'the cms did not answer')
      throw isApiError(cause) ? cause : new ApiError('unavailable', { cause })
    }
  }

  async #fetch(call: CacheableRead): Promise<ApiAnswer> {
    const answer = await this.#upstream.send(call)
    if (answer.status === 200 && !isPageCall(call.name)) return recordsAnswer(answer)
    const { text } = answer
    const json = parseOrNothing(text)
    if (json === undefined || (answer.status >= 500 && !isDeliberate(json)))
      throw new ApiError(answer.status === 500 ? 'internal' : 'unavailable', {
        message: `the cms answered ${answer.status}`,
      })
    const origin = this.#origin
    const bytes = copyExact(Buffer.from(withAbsoluteMedia(text, origin)))
    return {
      status: answer.status,
      body: new LazilyEncoded(bytes),
      json: cachedWeakly(json, () => JSON.parse(withRelativeMedia(bytes.toString(), origin))),
      tags: answer.tags,
      stale: false,
    }
  }
}

/** Answer of a call that no page makes: it has absolute addresses, and is not parsed. */
async function recordsAnswer(answer: UpstreamAnswer): Promise<ApiAnswer> {
  const { status, isPassing } = answer
  // without tags no edge keeps it either
  const tags = isPassing ? [] : answer.tags
  const body = await Packed.of(answer.bytes)
  return { status, body, json: () => JSON.parse(body.text()), tags, stale: false, isPassing }
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * True if the body is a contract error other than `internal` and `unavailable`. Such an error is
 * passed on; an expired answer would hide it.
 */
function isDeliberate(json: unknown): boolean {
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
  return isErrorCode(code) && code !== 'internal' && code !== 'unavailable'
}

/**
 * Parsed JSON behind a WeakRef: parsed objects take several times the memory of their text, and
 * most are read only once.
 */
function cachedWeakly(first: unknown, parse: () => unknown): () => unknown {
  if (typeof first !== 'object' || first === null) return () => first
  let held = new WeakRef(first)
  return () => {
    const known = held.deref()
    if (known) return known
    const parsed = Object(parse())
    held = new WeakRef(parsed)
    return parsed
  }
}
