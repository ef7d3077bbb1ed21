/** Consecutive failures that open the circuit, and time until one trial request is allowed, ms. */
const rule = { failures: 5, rest: 30_000 }

/** Circuit breaker: fails fast while the ERP is down, without sending requests. */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0

  /** True if a request is allowed. After the pause, one trial request is. */
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
