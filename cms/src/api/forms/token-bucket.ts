/** Token bucket in process memory: starts full and refills at a constant rate. */
export class TokenBucket {
  readonly #perMinute: number
  #left: number
  #at: number

  constructor({ perMinute, now = Date.now() }: { perMinute: number; now?: number }) {
    this.#perMinute = perMinute
    this.#left = perMinute
    this.#at = now
  }

  /** Takes one token; false when the bucket is empty. */
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
