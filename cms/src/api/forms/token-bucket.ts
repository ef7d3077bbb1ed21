/** How often something may happen in this process: full at first, filled again evenly. */
export class TokenBucket {
  readonly #perMinute: number
  #left: number
  #at: number

  constructor({ perMinute, now = Date.now() }: { perMinute: number; now?: number }) {
    this.#perMinute = perMinute
    this.#left = perMinute
    this.#at = now
  }

  /** Takes one, if one is left. */
  take(now = Date.now()): boolean {
    this.#left = Math.min(
      this.#perMinute,
      this.#left + ((now - this.#at) / 60_000) * this.#perMinute,
    )
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
