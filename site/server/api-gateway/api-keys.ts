import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { apiKeyPattern, apiKeyPrefix } from '@vitrine/contract/api-keys'
import { internalCalls } from '@vitrine/contract/calls'
import { ApiError } from '@vitrine/contract/errors'
import { keysAnswer } from '@vitrine/contract/internal'
import type { ApiKey } from '@vitrine/contract/internal'
import type { AnnouncedLimit } from '@vitrine/http/rate-limit-fields'
import { TokenBucket } from '@vitrine/http/token-bucket'
import { SingleFlight } from '#server/caching/single-flight.ts'
import type { Upstream } from './upstream.ts'

/** Timeout of a read of the keys for which a request waits, ms. */
const readMs = 2000
/** Delay before a failed read is repeated, ms. */
const retryMs = 2000
/** Interval at which uses are reported to the cms, ms. */
const reportMs = 15_000
/** Window of the limit of a key, s. */
const windowSeconds = 60

/**
 * Reads of the list for keys that it lacks, which may have been made a moment ago: keys that nobody
 * made cost the cms one read a second.
 */
const unknownReads = { size: 5, perSecond: 1 }
/** Maximum keys that are remembered as unknown, for which the list is not read again. */
const maxUnknown = 1000

/** Keys in the header of a request: a bearer token that begins as no token of a member does. */
export function apiKeyOf({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const [, token] = /^bearer\s+(\S.*)$/i.exec(authorization) ?? []
  return token?.startsWith(apiKeyPrefix) ? token : undefined
}

/** Requests of a key in the current window. */
interface Window {
  /** Start, ms. */
  start: number
  requests: number
}

interface Options {
  upstream: Pick<Upstream, 'fetchInternal'>
  log: { warn: (detail: object, message: string) => void }
  /** Time, ms. */
  now?: () => number
}

/**
 * Keys of programs that use the API, by their hashes. The change feed reports when one was made or
 * revoked: requests with a key then wait for the new list. A key that the list lacks has it read
 * again, so that a new key works before the feed reports it. While the cms is out of reach, the
 * last list applies.
 */
export class ApiKeys {
  #keys: ReadonlyMap<string, ApiKey> | undefined
  #isOutdated = true
  /** Number of changes, and the number whose list is known. */
  #revision = 0
  #known = -1
  /** Time before which a failed read is not repeated, ms. */
  #retryAt = 0
  /** Number of lists that were read. */
  #reads = 0
  /** Hashes of keys that no list had. */
  readonly #unknown = new Set<string>()
  readonly #unknownReads: TokenBucket
  readonly #windows = new Map<number, Window>()
  readonly #used = new Set<number>()
  #isReportDue = false
  readonly #flight = new SingleFlight<void>()
  readonly #upstream: Options['upstream']
  readonly #log: Options['log']
  readonly #now: () => number

  constructor({ upstream, log, now = Date.now }: Options) {
    this.#upstream = upstream
    this.#log = log
    this.#now = now
    this.#unknownReads = new TokenBucket({ ...unknownReads, now })
  }

  /** The next request with a key reads the list again. */
  expire(tags: Set<string> | 'everything'): void {
    if (tags !== 'everything' && !tags.has('api-key')) return
    this.#isOutdated = true
    this.#revision += 1
    this.#unknown.clear()
  }

  /**
   * Valid key of a token; throws `api-key-invalid` for any other, and `unavailable` while no list is
   * known.
   */
  async find(token: string): Promise<ApiKey> {
    if (!apiKeyPattern.test(token)) throw new ApiError('api-key-invalid')
    const hash = createHash('sha256').update(token).digest('base64url')
    const before = this.#reads
    if (this.#isOutdated) await this.#readInTime()
    if (!this.#keys) throw new ApiError('unavailable')
    if (!this.#keys.has(hash) && !this.#unknown.has(hash)) {
      if (this.#reads === before && this.#unknownReads.take()) await this.#readInTime()
      if (this.#reads !== before) this.#noteUnknown(hash)
    }
    const key = this.#keys.get(hash)
    if (!key || (key.expires_at !== null && Date.parse(key.expires_at) <= this.#now()))
      throw new ApiError('api-key-invalid')
    this.#noteUse(key.id)
    return key
  }

  /** Counts a request; throws `too-many-requests` above the limit of the key. */
  count(key: ApiKey): void {
    const now = this.#now()
    const window = this.#windows.get(key.id)
    if (!window || now - window.start >= windowSeconds * 1000)
      this.#windows.set(key.id, { start: now, requests: 1 })
    else if (window.requests >= key.requests_per_minute)
      throw new ApiError('too-many-requests', { retryAfter: this.announced(key).resetSeconds ?? 1 })
    else window.requests += 1
  }

  /** Limit of a key as it is announced. */
  announced(key: ApiKey): AnnouncedLimit {
    const { start, requests } = this.#windows.get(key.id) ?? { start: this.#now(), requests: 0 }
    const left = windowSeconds - Math.floor((this.#now() - start) / 1000)
    return {
      name: 'key',
      quota: key.requests_per_minute,
      windowSeconds,
      remaining: key.requests_per_minute - requests,
      resetSeconds: Math.max(1, left),
    }
  }

  /** Reports what was used to the cms. */
  async report(): Promise<void> {
    const ids = [...this.#used]
    this.#used.clear()
    this.#isReportDue = false
    if (ids.length === 0) return
    await this.#upstream
      .fetchInternal(internalCalls.keyUses.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids }),
      })
      .catch((error: unknown) =>
        this.#log.warn({ err: error }, 'uses of API keys could not be reported'),
      )
  }

  #noteUse(id: number): void {
    this.#used.add(id)
    if (this.#isReportDue) return
    this.#isReportDue = true
    setTimeout(() => void this.report(), reportMs).unref()
  }

  /** Reads the list, unless a read failed a moment ago; requests at the same time share a read. */
  async #readInTime(): Promise<void> {
    if (this.#now() >= this.#retryAt)
      await this.#flight.run(String(this.#revision), () => this.#read())
  }

  #noteUnknown(hash: string): void {
    if (this.#keys?.has(hash)) return
    if (this.#unknown.size >= maxUnknown) this.#unknown.clear()
    this.#unknown.add(hash)
  }

  async #read(): Promise<void> {
    const revision = this.#revision
    try {
      const { status, text } = await this.#upstream.fetchInternal(internalCalls.keys.path, {
        limit: readMs,
      })
      // a server without keys has none
      if (status !== 200 && status !== 404) throw new Error(`the API keys were answered ${status}`)
      const { data } = status === 404 ? { data: [] } : keysAnswer.parse(JSON.parse(text))
      // a later read was faster
      if (revision < this.#known) return
      this.#known = revision
      this.#reads += 1
      this.#keys = new Map(data.map((key) => [key.hash, key]))
      for (const id of this.#windows.keys())
        if (!data.some((key) => key.id === id)) this.#windows.delete(id)
      // a key that was revoked meanwhile is read about again
      if (revision === this.#revision) this.#isOutdated = false
    } catch (error) {
      this.#retryAt = this.#now() + retryMs
      this.#log.warn({ err: error }, 'the API keys could not be read')
    }
  }
}
