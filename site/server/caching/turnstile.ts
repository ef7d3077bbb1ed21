/** Lets a number of works run at once; the others wait in line, first come first served. */
export class Turnstile {
  #free: number
  readonly #line: (() => void)[] = []

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#line.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
