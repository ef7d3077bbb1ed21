import { ApiError } from '@vitrine/contract/errors'
import { FairSlots } from '@vitrine/http/fair-slots'
import type { SlotLimits } from '@vitrine/http/fair-slots'

/** `Retry-After` of a call that had no turn, s. */
export const heavyRetryAfterSeconds = 5

interface Limits extends SlotLimits {
  /** Time after which a queued call is refused, ms. */
  waitMs: number
}

/**
 * Limits of heavy calls by account. `concurrency`: full shares of six accounts, which others wait for.
 * `queuedPerClient`: more than a browser sends at once.
 */
const heavyLimits: Limits = {
  concurrency: 12,
  concurrencyPerClient: 2,
  queuedPerClient: 8,
  waitMs: 5000,
}

/** Heavy calls of accounts: few of an account at a time, further ones wait briefly. */
export class HeavyCalls {
  readonly #slots: FairSlots
  readonly #waitMs: number

  constructor(limits: Limits = heavyLimits) {
    this.#slots = new FairSlots(limits)
    this.#waitMs = limits.waitMs
  }

  /**
   * Runs `work` at the account's turn; `cost`: its share of `concurrencyPerClient`. Rejects with
   * `too-many-requests` if the account's queue is full, with `busy` if it has no turn in time.
   */
  async run<T>(account: string, cost: number, work: () => Promise<T>): Promise<T> {
    const entering = this.#slots.enter(account, cost)
    if (!entering) throw new ApiError('too-many-requests', { retryAfter: heavyRetryAfterSeconds })
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), this.#waitMs)
    const owner = await Promise.race([entering, late.promise])
    clearTimeout(timer)
    if (owner === undefined) {
      // releases a slot that is granted after the timeout
      void entering.then((granted) => this.#slots.leave(granted, cost))
      throw new ApiError('busy', { retryAfter: heavyRetryAfterSeconds })
    }
    try {
      return await work()
    } finally {
      this.#slots.leave(owner, cost)
    }
  }
}
