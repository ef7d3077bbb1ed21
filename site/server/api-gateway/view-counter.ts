import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { internalCalls } from '@vitrine/contract/calls'
import type { ViewsBody } from '@vitrine/contract/internal'
import type { Upstream } from './upstream.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { CountableEvent } from './countable-event.ts'

/** Interval of the batches to the cms, ms; a crash loses at most this much. */
const flushIntervalMs = 5000
/** Most distinct events in one batch; further ones are dropped (a flood, not visitors). */
const maxBatchEntries = 5000

/**
 * Counts product and application views and searches without results, and sends them to the cms in
 * batches. Without cookies or addresses; robots and prefetches are not counted.
 */
export class ViewCounter {
  #waiting = new Map<string, { counted: CountableEvent; count: number }>()
  #unsent: ViewsBody | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #robots = new LRUCache<string, boolean>({ max: 2000 })
  readonly #options: { upstream: Upstream; metrics: Metrics; log: FastifyBaseLogger }

  constructor(options: { upstream: Upstream; metrics: Metrics; log: FastifyBaseLogger }) {
    this.#options = options
  }

  count(counted: CountableEvent, request: IncomingMessage): void {
    const { 'user-agent': agent = '', 'sec-purpose': purpose = '' } = request.headers
    if (request.method !== 'GET' || String(purpose).includes('prefetch') || this.#isRobot(agent))
      return
    const key = JSON.stringify(counted)
    const entry = this.#waiting.get(key)
    if (entry) entry.count += 1
    else if (this.#waiting.size < maxBatchEntries) this.#waiting.set(key, { counted, count: 1 })
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), flushIntervalMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  /**
   * Sends the batch to the cms. An unacknowledged batch is sent again under the same id, so that it
   * is counted once.
   */
  async flush(): Promise<void> {
    this.#options.metrics.viewsWaiting.set(this.#waiting.size)
    this.#unsent ??= this.#takeBatch()
    if (!this.#unsent) return
    try {
      const answer = await this.#options.upstream.fetchInternal(internalCalls.views.path, {
        method: internalCalls.views.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(this.#unsent),
      })
      if (answer.status >= 300) throw new Error(`views were answered ${answer.status}`)
      this.#unsent = undefined
    } catch (error) {
      this.#options.log.debug({ err: error }, 'views wait for the cms')
    }
  }

  #takeBatch(): ViewsBody | undefined {
    if (this.#waiting.size === 0) return undefined
    const batch: ViewsBody = { batch: randomUUID(), views: [], searches: [] }
    for (const { counted, count: all } of this.#waiting.values()) {
      const count = Math.min(all, 100_000)
      if (counted.kind === 'search')
        batch.searches.push({ locale: counted.locale, text: counted.text, count })
      else batch.views.push({ ...counted, count })
    }
    this.#waiting.clear()
    return batch
  }

  #isRobot(agent: string): boolean {
    const known = this.#robots.get(agent)
    if (known !== undefined) return known
    const robot = agent === '' || isbot(agent)
    this.#robots.set(agent, robot)
    return robot
  }
}
