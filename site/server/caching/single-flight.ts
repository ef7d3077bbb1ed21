/** Coalesces concurrent work under one key. A failure rejects all callers and is not cached. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>()

  run(key: string, work: () => Promise<T>): Promise<T> {
    const flying = this.#flights.get(key)
    if (flying) return flying
    const flight = work().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}
