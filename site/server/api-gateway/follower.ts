import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { formatQuery } from '@vitrine/http/query-string'
import { internalCalls } from '@vitrine/contract/calls'
import { changesAnswer } from '@vitrine/contract/internal'
import type { ChangesAnswer } from '@vitrine/contract/internal'
import type { Upstream } from './upstream.ts'
import type { Metrics } from '#server/http/metrics.ts'

/**
 * Duration of a long poll, ms; with `answerGraceMs`, also the time after which a hung cms is
 * noticed.
 */
const longPollMs = 5000
/** Extra time for the answer after the long poll, ms. */
const answerGraceMs = 2000
/**
 * Backoff between attempts while the cms is unreachable, ms; at most 1.5 s so that the site
 * recovers within 10 s.
 */
const minDelayMs = 100
const maxDelayMs = 1500

/** Long-polls the cms's change feed from the last change id and reports the changed tags. */
export class FeedFollower {
  #latest = -1
  #unreachable = true
  readonly #firstPoll = Promise.withResolvers<void>()
  #stopped = new AbortController()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** True if the last poll failed. */
  get isUnreachable(): boolean {
    return this.#unreachable
  }

  /** Follows the feed. Resolves after the first poll, whether it succeeded or not. */
  start(): Promise<void> {
    void this.#follow()
    return this.#firstPoll.promise
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #follow(): Promise<void> {
    let delay = minDelayMs
    while (!this.#stopped.signal.aborted) {
      try {
        // after a failure and at the start, `wait=0` gets an immediate answer, which shows that the
        // cms is reachable
        const answer = await this.#poll(this.#unreachable ? 0 : longPollMs)
        this.#apply(answer)
        this.#firstPoll.resolve()
        delay = minDelayMs
      } catch (error) {
        if (this.#stopped.signal.aborted) return
        this.#setUnreachable(true, error)
        this.#firstPoll.resolve()
        await pause(delay, undefined, { signal: this.#stopped.signal }).catch(() => undefined)
        delay = Math.min(delay * 2, maxDelayMs)
      }
    }
  }

  async #poll(wait: number): Promise<ChangesAnswer> {
    const path =
      internalCalls.changes.path + formatQuery({ after: String(this.#latest), wait: String(wait) })
    const answer = await this.#options.upstream.fetchInternal(path, {
      limit: wait + answerGraceMs,
      signal: this.#stopped.signal,
    })
    if (answer.status !== 200) throw new Error(`the change feed answered ${answer.status}`)
    return changesAnswer.parse(JSON.parse(answer.text))
  }

  #apply(answer: ChangesAnswer): void {
    // without a position in the feed, changes may have been missed: everything expires
    if (answer.reset || this.#latest === -1) this.#options.onChange('everything')
    else if (answer.changes.length > 0) {
      this.#options.metrics.changes.inc(answer.changes.length)
      this.#options.onChange(new Set(answer.changes.flatMap((change) => change.tags)))
    }
    this.#latest = answer.latest
    this.#setUnreachable(false)
  }

  #setUnreachable(away: boolean, error?: unknown): void {
    if (this.#unreachable === away) return
    this.#unreachable = away
    this.#options.metrics.feedUp.set(away ? 0 : 1)
    if (away)
      this.#options.log.warn(
        { err: error },
        'the change feed is out of reach; serving what is kept',
      )
    else {
      this.#options.log.info({ latest: this.#latest }, 'following the change feed')
      this.#options.onReached?.()
    }
  }
}

interface Options {
  upstream: Upstream
  metrics: Metrics
  log: FastifyBaseLogger
  onChange: (tags: Set<string> | 'everything') => void
  /** Called at the first answer of the cms, and at the first answer after an outage. */
  onReached?: () => void
}
