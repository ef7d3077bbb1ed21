import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Metrics } from '#server/http/metrics.ts'
import { everythingTag } from './headers.ts'
import type { EdgeTarget, PurgeRequest } from './purge-requests.ts'

/**
 * Delay after which a purge is repeated, ms: an answer sent by the site just before the change may
 * reach the edge after the first purge.
 */
const repeatMs = 2000
/** Backoff between attempts while an edge rejects purges or is unreachable, ms. */
const minDelayMs = 100
const maxDelayMs = 5000
/** Deadline of one purge, ms. */
const purgeTimeoutMs = 3000
/** Maximum pending tags of a target; beyond it, everything is purged instead. */
const maxWaiting = 2000
/** Duration of failed purges after which everything is purged, ms. */
const behindMs = 60_000

type Log = (detail: object, message: string) => void

export interface PurgeLog {
  warn: Log
  info: Log
}

interface Options {
  target: EdgeTarget
  metrics: Metrics
  log: PurgeLog
  /** `repeatMs`, `behindMs`: shorter in tests. */
  repeatMs?: number
  behindMs?: number
}

/**
 * Purges one edge by tag, in the order of the changes: one request at a time with all tags pending
 * by then, repeated until it is accepted.
 */
export class EdgePurger {
  readonly #options: Options
  readonly #stopped = new AbortController()
  /** Timers of purges that are repeated. */
  readonly #repeats = new Set<NodeJS.Timeout>()
  #waiting = new Set<string>()
  #isWorking = false
  #failingSince: number | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Number of tags that are not yet purged. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Purges at once, and again after `repeatMs`. */
  purge(tags: ReadonlySet<string> | 'everything'): void {
    this.#add(tags)
    const again = setTimeout(() => {
      this.#repeats.delete(again)
      this.#add(tags)
    }, this.#options.repeatMs ?? repeatMs)
    again.unref()
    this.#repeats.add(again)
  }

  stop(): void {
    this.#stopped.abort()
    for (const again of this.#repeats) clearTimeout(again)
    this.#repeats.clear()
  }

  #add(tags: ReadonlySet<string> | 'everything'): void {
    if (this.#stopped.signal.aborted) return
    for (const tag of tags === 'everything' ? [everythingTag] : tags) this.#waiting.add(tag)
    this.#measure()
    if (!this.#isWorking) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    let delay = minDelayMs
    while (this.#waiting.size > 0 && !this.#stopped.signal.aborted) {
      const batch = this.#nextBatch()
      try {
        await send(this.#options.target.request(batch), this.#stopped.signal)
        this.#options.metrics.edgePurges.inc({ result: 'accepted' })
        this.#accepted()
        this.#measure()
        delay = minDelayMs
      } catch (error) {
        for (const tag of batch) this.#waiting.add(tag)
        if (!this.#stopped.signal.aborted) this.#failed(error)
        await pause(delay, undefined, { signal: this.#stopped.signal }).catch(() => undefined)
        delay = Math.min(delay * 2, maxDelayMs)
      }
    }
    this.#isWorking = false
  }

  /** Removes the tags of the next request from the queue; all content if the edge fell behind. */
  #nextBatch(): string[] {
    const failingMs = this.#failingSince === undefined ? 0 : Date.now() - this.#failingSince
    const isBehind =
      this.#waiting.size > maxWaiting || failingMs >= (this.#options.behindMs ?? behindMs)
    if (isBehind || this.#waiting.has(everythingTag)) {
      this.#waiting.clear()
      return [everythingTag]
    }
    const batch = [...this.#waiting].slice(0, this.#options.target.batch)
    for (const tag of batch) this.#waiting.delete(tag)
    return batch
  }

  #measure(): void {
    this.#options.metrics.edgeWaiting.set({ edge: this.#options.target.name }, this.waiting)
  }

  #accepted(): void {
    if (this.#failingSince === undefined) return
    this.#failingSince = undefined
    this.#options.log.info({ edge: this.#options.target.name }, 'the edge accepts purges again')
  }

  #failed(error: unknown): void {
    this.#options.metrics.edgePurges.inc({ result: 'failed' })
    if (this.#failingSince !== undefined) return
    this.#failingSince = Date.now()
    this.#options.log.warn(
      { err: error, edge: this.#options.target.name },
      'the edge did not accept a purge; it is tried again',
    )
  }
}

/**
 * Sends a purge; rejects unless the answer is 2xx. Does not use `fetch`, for which `PURGE` is not a
 * known method.
 */
function send({ url, method, headers, body }: PurgeRequest, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  const sent = request(
    url,
    {
      method,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body ?? '')) },
      signal: AbortSignal.timeout(purgeTimeoutMs),
    },
    (answer) => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () =>
        statusCode >= 200 && statusCode < 300
          ? resolve()
          : reject(new Error(`a purge was answered ${statusCode}`)),
      )
    },
  )
  sent.once('error', reject)
  sent.end(body)
  const stop = () => sent.destroy(new Error('the site stops'))
  signal.addEventListener('abort', stop, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
