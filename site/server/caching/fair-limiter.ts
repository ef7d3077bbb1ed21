import { ApiError, isApiError } from '@vitrine/contract/errors'
import { FairSlots } from '@vitrine/http/fair-slots'
import type { SlotLimits } from '@vitrine/http/fair-slots'
import type { AnnouncedLimit } from '@vitrine/http/rate-limit-fields'
import { inTime, isTimeOver } from '#server/http/arrival.ts'
import { queueFullRetryAfterSeconds } from './render-limits.ts'

interface Limits extends SlotLimits {
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

const tooMany = (): ApiError =>
  new ApiError('too-many-requests', { retryAfter: queueFullRetryAfterSeconds })

/**
 * Limits concurrency in total and per client (`FairSlots`) within the timeout of each request, which
 * includes its time in the queue.
 */
export class FairLimiter {
  readonly #limits: Limits
  readonly #slots: FairSlots
  /** Time at which a job last ended before the deadline of its request, ms. */
  #endedInTime = -Infinity

  constructor(limits: Limits) {
    this.#limits = limits
    this.#slots = new FairSlots(limits)
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
    const entering = this.#slots.enter(client, cost, key)
    if (!entering) throw tooMany()
    const owner = await inTime(entering).catch((error: unknown) => {
      // releases a slot that was granted after the timeout
      void entering.then((late) => this.#slots.leave(late, cost))
      if (!isApiError(error, 'unavailable')) throw error
      if (this.#refusesLate(client)) throw tooMany()
      throw this.#moves() ? busy() : error
    })
    try {
      const result = await work()
      if (!isTimeOver()) this.#endedInTime = performance.now()
      return result
    } finally {
      this.#slots.leave(owner, cost)
    }
  }

  /**
   * Adds the queued job of a key to this client's queue too, so that it starts at the first turn of
   * either client.
   */
  join(client: string, key: string): void {
    this.#slots.join(client, key)
  }

  /**
   * Error of a request that timed out while the job of a key is still queued, as `run` would reject
   * it; undefined if the job has begun, or if the queue does not move.
   */
  lateError(key: string): ApiError | undefined {
    return this.#slots.isQueued(key) && this.#moves() ? busy() : undefined
  }

  #moves(): boolean {
    return performance.now() - this.#endedInTime < progressMs
  }

  /** Limit of a client's concurrent and queued jobs, as it is announced to the client. */
  announced(name: string, client: string): AnnouncedLimit {
    const quota = this.#limits.concurrencyPerClient + this.#limits.queuedPerClient
    return { name, quota, remaining: quota - this.#slots.usedBy(client) }
  }

  #refusesLate(client: string): boolean {
    const { refusesLate } = this.#limits
    return refusesLate === 'always' || (refusesLate !== undefined && this.#slots.isBusy(client))
  }
}
