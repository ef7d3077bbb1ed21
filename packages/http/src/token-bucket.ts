/** Rate limiter: a burst of `size` tokens, refilled at `perSecond`. */
export class TokenBucket {
  readonly #size: number
  readonly #perSecond: number
  readonly #now: () => number
  #tokens: number
  #at: number

  /** `now` returns ms. */
  constructor({
    size,
    perSecond,
    now = Date.now,
  }: {
    size: number
    perSecond: number
    now?: () => number
  }) {
    this.#size = size
    this.#perSecond = perSecond
    this.#now = now
    this.#tokens = size
    this.#at = now()
  }

  /** Takes a token; returns false if the bucket is empty. */
  take(): boolean {
    const now = this.#now()
    this.#tokens = Math.min(
      this.#size,
      this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond,
    )
    this.#at = now
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
