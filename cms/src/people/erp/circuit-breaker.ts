/**
 * How many failures in a row open it, and how long (ms) it then stays open before one request tries
 * again.
 */
const rule = { failures: 5, rest: 30_000 }

/** Spares whoever waits, and the one who is asked, what would fail anyway. */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0

  /** Whether a request may go out now. Of those that come when the rest is over, one may. */
  allows(now = Date.now()): boolean {
    if (this.#failures < rule.failures) return true
    if (now < this.#openUntil) return false
    this.#openUntil = now + rule.rest
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(now = Date.now()): void {
    this.#failures += 1
    if (this.#failures >= rule.failures) this.#openUntil = now + rule.rest
  }
}
