/**
 * A read shared by concurrent callers. Each caller gets the result of a read that started after its
 * call, so that the result contains what was committed before.
 */
export class SharedRead<T> {
  readonly #read: () => Promise<T>
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<T> | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  run(): Promise<T> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const reading = this.#read()
      this.#running = reading.catch(() => undefined)
      return reading
    })
    return this.#next
  }
}
