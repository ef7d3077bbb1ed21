import type { FastifyBaseLogger } from 'fastify'
import { formatQuery } from '@vitrine/contract/client'
import { internalCalls } from '@vitrine/contract/calls'
import { changesAnswer } from '@vitrine/contract/internal'
import type { ChangesAnswer } from '@vitrine/contract/internal'
import type { Upstream } from './upstream.ts'
import type { Metrics } from '#server/http/metrics.ts'

/**
 * How long the cms may hold a question before it answers "nothing", ms: a cms that hangs is noticed
 * soon after.
 */
const longPollMs = 5000
/** What an answer may take beyond that, ms. */
const answerGraceMs = 2000
/**
 * Delay between attempts while the cms is away, ms: back within 10 s (reliability.md), usually at
 * once.
 */
const minDelayMs = 100
const maxDelayMs = 1500

/** Follows the cms's change feed by id, and says what changed. */
export class FeedFollower {
  #latest = -1
  #away = true
  #stopped = new AbortController()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether the feed cannot be followed at the moment. */
  get away(): boolean {
    return this.#away
  }

  start(): void {
    void this.#follow()
  }

  stop(): void {
    this.#stopped.abort()
  }

  async #follow(): Promise<void> {
    let delay = minDelayMs
    while (!this.#stopped.signal.aborted) {
      try {
        // while away, and at the start, a question that is answered at once tells that it is back
        const answer = await this.#ask(this.#away ? 0 : longPollMs)
        this.#take(answer)
        delay = minDelayMs
      } catch (error) {
        if (this.#stopped.signal.aborted) return
        this.#setAway(true, error)
        await pause(delay, this.#stopped.signal)
        delay = Math.min(delay * 2, maxDelayMs)
      }
    }
  }

  async #ask(wait: number): Promise<ChangesAnswer> {
    const path = internalCalls.changes.path + formatQuery({ after: this.#latest, wait })
    const answer = await this.#options.upstream.fetchInternal(path, {
      limit: wait + answerGraceMs,
      signal: this.#stopped.signal,
    })
    if (answer.status !== 200) throw new Error(`the change feed answered ${answer.status}`)
    return changesAnswer.parse(JSON.parse(answer.text))
  }

  #take(answer: ChangesAnswer): void {
    // without a place in the feed, what was kept while it was out of sight cannot be trusted
    if (answer.reset || this.#latest === -1) this.#options.onChange('everything')
    else if (answer.changes.length > 0) {
      this.#options.metrics.changes.inc(answer.changes.length)
      this.#options.onChange(new Set(answer.changes.flatMap((change) => change.tags)))
    }
    this.#latest = answer.latest
    this.#setAway(false)
  }

  #setAway(away: boolean, error?: unknown): void {
    if (this.#away === away) return
    this.#away = away
    this.#options.metrics.feedUp.set(away ? 0 : 1)
    if (away)
      this.#options.log.warn(
        { err: error },
        'the change feed is out of reach; serving what is kept',
      )
    else this.#options.log.info({ latest: this.#latest }, 'following the change feed')
  }
}

interface Options {
  upstream: Upstream
  metrics: Metrics
  log: FastifyBaseLogger
  onChange: (tags: Set<string> | 'everything') => void
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
