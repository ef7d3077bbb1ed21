import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { internalCalls } from '@vitrine/contract/calls'
import type { ViewsBody } from '@vitrine/contract/internal'
import type { Upstream } from './upstream.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { searchBehind } from './countable-event.ts'
import type { CountableEvent, CountedText } from './countable-event.ts'

/** Interval of the batches to the cms, ms; a crash loses at most the events of one interval. */
const flushIntervalMs = 5000
/**
 * Maximum distinct events per batch; further events, which only a flood of requests produces, are
 * dropped.
 */
const maxBatchEntries = 5000
/** Maximum count of one event per batch. */
const maxTimes = 100_000

type CountedView = ViewsBody['views'][number]
type CountedSearch = ViewsBody['searches'][number]
type MeasuredVisits = ViewsBody['visits'][number]

interface Options {
  upstream: Upstream
  metrics: Metrics
  log: FastifyBaseLogger
  /** Origin of the site; a view opened from its search pages counts as a click. */
  origin: string
}

/**
 * Counts product and application views, searches with their results and clicks, and measured visits,
 * and sends them to the cms in batches. Uses no cookies or addresses; robots and prefetches are not counted.
 */
export class ViewCounter {
  #views = new Map<string, CountedView>()
  #searches = new Map<string, CountedSearch>()
  #visits = new Map<string, MeasuredVisits>()
  #unsent: ViewsBody | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #robots = new LRUCache<string, boolean>({ max: 2000 })
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Counts a view of a page or an answer; a view opened from a search also counts as its click. */
  count(counted: CountableEvent, request: IncomingMessage): void {
    if (!this.#isVisitor(request)) return
    if (counted.kind === 'numbers') {
      for (const { results, ...search } of counted.searches)
        this.#addSearch(search, { times: 1, empty: results === 0 ? 1 : 0, results })
      return
    }
    if (counted.kind === 'search') {
      const { results, led } = counted
      return this.#addSearch(counted, {
        times: 1,
        empty: results === 0 ? 1 : 0,
        clicks: led ? 1 : 0,
        results,
      })
    }
    const search = searchBehind(request.headers.referer, this.#options.origin)
    if (search) this.#addSearch(search, { clicks: 1 })
    if (counted.kind === 'document') return
    const key = `${counted.kind} ${counted.id}`
    const view = this.#views.get(key)
    if (view) view.count = Math.min(view.count + 1, maxTimes)
    else if (this.#views.size < maxBatchEntries) this.#views.set(key, { ...counted, count: 1 })
  }

  /** Counts a chosen suggestion as a search and its click, without a results page. */
  countSuggestion(search: CountedText, request: IncomingMessage): void {
    if (this.#isVisitor(request)) this.#addSearch(search, { times: 1, clicks: 1 })
  }

  /** Counts a visit that a browser measured. `ttfb`, `lcp`: ms; undefined if not measured. */
  countVisit(screen: string, { ttfb, lcp }: { ttfb?: number; lcp?: number }): void {
    const before = this.#visits.get(screen)
    this.#visits.set(screen, {
      screen,
      visits: Math.min((before?.visits ?? 0) + 1, maxTimes),
      ttfb_ms: (before?.ttfb_ms ?? 0) + Math.round(ttfb ?? 0),
      ttfb_count: (before?.ttfb_count ?? 0) + (ttfb === undefined ? 0 : 1),
      lcp_ms: (before?.lcp_ms ?? 0) + Math.round(lcp ?? 0),
      lcp_count: (before?.lcp_count ?? 0) + (lcp === undefined ? 0 : 1),
    })
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
   * Sends the batch to the cms. An unacknowledged batch is sent again with the same id, so that the
   * cms counts it once.
   */
  async flush(): Promise<void> {
    this.#options.metrics.viewsWaiting.set(this.#views.size + this.#searches.size)
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
    if (this.#views.size + this.#searches.size + this.#visits.size === 0) return undefined
    const batch: ViewsBody = {
      batch: randomUUID(),
      views: [...this.#views.values()],
      searches: [...this.#searches.values()],
      visits: [...this.#visits.values()],
    }
    this.#views.clear()
    this.#searches.clear()
    this.#visits.clear()
    return batch
  }

  #addSearch(
    { locale, text }: CountedText,
    { times = 0, empty = 0, clicks = 0, results }: Partial<CountedSearch>,
  ): void {
    const key = `${locale} ${text}`
    const before = this.#searches.get(key)
    if (!before && this.#searches.size >= maxBatchEntries) return
    this.#searches.set(key, {
      locale,
      text,
      times: Math.min((before?.times ?? 0) + times, maxTimes),
      empty: Math.min((before?.empty ?? 0) + empty, maxTimes),
      clicks: Math.min((before?.clicks ?? 0) + clicks, maxTimes),
      results: results ?? before?.results ?? null,
    })
  }

  #isVisitor({ method, headers }: IncomingMessage): boolean {
    const { 'user-agent': agent = '', 'sec-purpose': purpose = '' } = headers
    return (
      (method === 'GET' || method === 'POST') &&
      !String(purpose).includes('prefetch') &&
      !this.#isRobot(agent)
    )
  }

  #isRobot(agent: string): boolean {
    const known = this.#robots.get(agent)
    if (known !== undefined) return known
    const robot = agent === '' || isbot(agent)
    this.#robots.set(agent, robot)
    return robot
  }
}
