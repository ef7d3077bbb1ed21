import { ApiError, isApiError } from '@vitrine/contract/errors'
import { widerNetwork } from '@vitrine/http/client-network'
import type { AnnouncedLimit } from '@vitrine/http/rate-limit-fields'
import { inTime, isTimeOver } from '#server/http/arrival.ts'
import { queueFullRetryAfterSeconds } from './render-limits.ts'

/** Queued job. A job with a key is in the queue of each client that requested it, and runs once. */
interface Job {
  /** Share of the client's concurrent jobs that it takes. */
  cost: number
  start: (client: string) => void
  started: boolean
}

interface Limits {
  /** Concurrent jobs of all clients. */
  concurrency: number
  /** Concurrent jobs of one client; of the /56 around an IPv6 network, `widerShare` times as many. */
  concurrencyPerClient: number
  /** Queue length per client; further jobs are rejected. */
  queuedPerClient: number
  /**
   * Jobs that time out in the queue and are rejected with `too-many-requests`: all of them, or those
   * whose client already has `concurrencyPerClient` jobs running. Otherwise, and by default, they
   * are rejected with `busy` while other jobs end in time, else with `unavailable`: then the cms does
   * not answer.
   */
  refusesLate?: 'always' | 'of busy clients'
}

/** Time for which a job that ended in time proves that the work goes on, ms. */
const progressMs = 2000

/** Error of a request that timed out in a queue which moves. */
const busy = (): ApiError => new ApiError('busy', { retryAfter: queueFullRetryAfterSeconds })

/** Share of a /56, which may be one customer's or many, as a multiple of that of a client. */
const widerShare = 2

const tooMany = (): ApiError =>
  new ApiError('too-many-requests', { retryAfter: queueFullRetryAfterSeconds })

/**
 * Limits concurrency in total and per client, with a queue per client served round-robin, so that a
 * flood of one client delays only itself. A queued job with a key can be added to the queues of
 * further clients (`join`); it runs once, at the first turn of any of them.
 */
export class FairLimiter {
  readonly #limits: Limits
  readonly #waiting = new Map<string, Job[]>()
  readonly #running = new Map<string, number>()
  readonly #jobs = new Map<string, Job>()
  #free: number
  /** Time at which a job last ended before the deadline of its request, ms. */
  #endedInTime = -Infinity

  constructor(limits: Limits) {
    this.#limits = limits
    this.#free = limits.concurrency
  }

  /**
   * Runs `work` at the client's turn. Rejects with `too-many-requests` if the client's queue is
   * full, and with `busy` or `unavailable` if the request times out in the queue (`refusesLate`).
   *
   * @param statedCost - Concurrent jobs as which it counts; more than a client may have count as
   * all of them.
   */
  async run<T>(client: string, work: () => Promise<T>, key?: string, statedCost = 1): Promise<T> {
    const cost = Math.min(statedCost, this.#limits.concurrencyPerClient)
    const entering = this.#enter(client, key, cost)
    const owner = await inTime(entering).catch((error: unknown) => {
      // releases a slot that was granted after the timeout
      void entering.then(
        (late) => this.#leave(late, cost),
        () => undefined,
      )
      if (!isApiError(error, 'unavailable')) throw error
      if (this.#refusesLate(client)) throw tooMany()
      throw this.#moves() ? busy() : error
    })
    try {
      const result = await work()
      if (!isTimeOver()) this.#endedInTime = performance.now()
      return result
    } finally {
      this.#leave(owner, cost)
    }
  }

  /**
   * Adds the queued job of a key to this client's queue too, so that it starts at the first turn of
   * either client.
   */
  join(client: string, key: string): void {
    const job = this.#jobs.get(key)
    if (!job || this.#waiting.get(client)?.includes(job)) return
    this.#enqueue(client, job)
    this.#startWaiting()
  }

  /**
   * Error of a request that timed out while the job of a key is still queued, as `run` would reject
   * it; undefined if the job has begun, or if the queue does not move.
   */
  lateError(key: string): ApiError | undefined {
    return this.#jobs.has(key) && this.#moves() ? busy() : undefined
  }

  #moves(): boolean {
    return performance.now() - this.#endedInTime < progressMs
  }

  /** Limit of a client's concurrent and queued jobs, as it is announced to the client. */
  announced(name: string, client: string): AnnouncedLimit {
    const quota = this.#limits.concurrencyPerClient + this.#limits.queuedPerClient
    const used = this.#runningOf(client) + (this.#waiting.get(client)?.length ?? 0)
    return { name, quota, remaining: quota - used }
  }

  /** Waits for a slot; resolves with the client to which the slot is charged. */
  #enter(client: string, key: string | undefined, cost: number): Promise<string> {
    if (this.#mayStart(client, cost) && !this.#waiting.has(client)) {
      this.#count(client, cost)
      return Promise.resolve(client)
    }
    if ((this.#waiting.get(client)?.length ?? 0) >= this.#limits.queuedPerClient)
      return Promise.reject(tooMany())
    return new Promise((resolve) => {
      const job: Job = {
        cost,
        started: false,
        start: (owner) => {
          job.started = true
          if (key !== undefined) this.#jobs.delete(key)
          this.#count(owner, cost)
          resolve(owner)
        },
      }
      if (key !== undefined) this.#jobs.set(key, job)
      this.#enqueue(client, job)
    })
  }

  #enqueue(client: string, job: Job): void {
    const queue = this.#waiting.get(client)
    if (queue) queue.push(job)
    else this.#waiting.set(client, [job])
  }

  #refusesLate(client: string): boolean {
    const { refusesLate } = this.#limits
    return refusesLate === 'always' || (refusesLate !== undefined && this.#isBusy(client))
  }

  /** True if a client, or the /56 around it, has no share left for a job. */
  #isBusy(client: string, cost = 1): boolean {
    const { concurrencyPerClient: own } = this.#limits
    const wider = widerNetwork(client)
    return (
      this.#runningOf(client) + cost > own ||
      (wider !== undefined && this.#runningOf(wider) + cost > own * widerShare)
    )
  }

  #runningOf(network: string): number {
    return this.#running.get(network) ?? 0
  }

  /** Counts the cost of a job that begins (positive) or ends (negative). */
  #count(client: string, change: number): void {
    this.#free -= change
    const wider = widerNetwork(client)
    for (const network of wider === undefined ? [client] : [client, wider]) {
      const running = this.#runningOf(network) + change
      if (running > 0) this.#running.set(network, running)
      else this.#running.delete(network)
    }
  }

  #mayStart(client: string, cost: number): boolean {
    return this.#free >= cost && !this.#isBusy(client, cost)
  }

  #leave(client: string, cost: number): void {
    this.#count(client, -cost)
    // several jobs may fit into the share of one
    while (this.#startWaiting());
  }

  /**
   * Starts a queued job of each client while slots are free; a served client moves to the end of the
   * rotation. False if no job could start.
   */
  #startWaiting(): boolean {
    const clients = [...this.#waiting.keys()]
    let hasStarted = false
    for (const client of clients) {
      const queue = this.#waiting.get(client) ?? []
      if (this.#free === 0) return hasStarted
      while (queue[0]?.started) queue.shift()
      if (queue[0] && !this.#mayStart(client, queue[0].cost)) continue
      this.#waiting.delete(client)
      const job = queue.shift()
      if (queue.length > 0) this.#waiting.set(client, queue)
      job?.start(client)
      hasStarted ||= job !== undefined
    }
    return hasStarted
  }
}
