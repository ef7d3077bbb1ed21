import { ApiError } from '@vitrine/contract/errors'

/** Lets so many run at once and so many wait; who comes on top is told to come again. */
export class Turnstile {
  readonly #bound: { atOnce: number; waiting: number }
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(bound: { atOnce: number; waiting: number }) {
    this.#bound = bound
  }

  async pass<T>(run: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#bound.atOnce) {
      if (this.#waiting.length >= this.#bound.waiting) throw new ApiError('too-many-requests')
      await new Promise<void>((turn) => this.#waiting.push(turn))
    } else this.#running += 1
    try {
      return await run()
    } finally {
      // the place goes to the next in line, or is free
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
