import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '#src/platform/database/pool.ts'

/**
 * Counters that identify a state of the database. `revision` only decreases when the database is
 * restored.
 */
export type Mark = Readonly<{ revision: number }> & Readonly<Record<string, number>>

/** State built from the database; it includes all changes up to the counters in `mark`. */
export interface Followed<State, Of extends Mark> {
  state: State
  mark: Of
}

/** Reads and updates a state that follows the database. */
export interface RevisionSource<State, Of extends Mark> {
  /** Current counters, in one statement without parameters; every read runs it. */
  readMark(): Promise<Of>
  /** Builds the state from the whole database; its counters are read first. */
  build(): Promise<Followed<State, Of>>
  /**
   * Updates a state, in place or as a new one, to the given counters or part of the way. Repeated
   * from the same counters after a failure.
   */
  update(from: Followed<State, Of>, to: Of): Promise<Followed<State, Of>>
  /**
   * True if outdated entries take most of a state's memory; a new state is then built beside it.
   */
  isSparse?(state: State): boolean
  /** Logs that building a new state failed; the next read tries again. */
  logFailure?(error: unknown): void
}

const isSame = (a: Mark, b: Mark): boolean => Object.keys(a).every((key) => a[key] === b[key])

/**
 * In-memory state that follows the database: each read first applies all changes committed before
 * it. Concurrent reads share the statements; a failed read leaves the state for the next one.
 */
export class RevisionFollower<State, Of extends Mark> {
  readonly #source: RevisionSource<State, Of>
  #current: Followed<State, Of> | undefined
  /** New state built beside the current one; the next read switches to it. */
  #replacement: Followed<State, Of> | undefined
  #isReplacing = false
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<State> | undefined

  constructor(source: RevisionSource<State, Of>) {
    this.#source = source
  }

  /**
   * State that includes all changes committed before the call. A running read is not shared,
   * because it may lack some of them.
   */
  read(): Promise<State> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const reading = this.#follow()
      this.#running = reading.catch(() => undefined)
      return reading
    })
    return this.#next
  }

  async #follow(): Promise<State> {
    if (this.#replacement !== undefined) {
      this.#current = this.#replacement
      this.#replacement = undefined
    } else if (this.#current && this.#source.isSparse?.(this.#current.state)) void this.#replace()
    this.#current ??= await this.#source.build()
    const mark = await this.#source.readMark()
    // a lower revision: the database was restored
    if (mark.revision < this.#current.mark.revision) this.#current = await this.#source.build()
    while (!isSame(mark, this.#current.mark))
      this.#current = await this.#source.update(this.#current, mark)
    return this.#current.state
  }

  /** Builds a new state while reads continue with the current one. */
  async #replace(): Promise<void> {
    if (this.#isReplacing) return
    this.#isReplacing = true
    try {
      this.#replacement = await this.#source.build()
    } catch (error) {
      this.#source.logFailure?.(error)
    } finally {
      this.#isReplacing = false
    }
  }
}

/** Creates a function that reads a state, of which one copy per database is kept. */
export function followedState<State, Of extends Mark>(
  sourceOf: (payload: Payload) => RevisionSource<State, Of>,
): (payload: Payload) => Promise<State> {
  const followers = new WeakMap<Pool, RevisionFollower<State, Of>>()
  return (payload) => {
    const pool = poolOf(payload)
    const follower = followers.get(pool) ?? new RevisionFollower(sourceOf(payload))
    followers.set(pool, follower)
    return follower.read()
  }
}
