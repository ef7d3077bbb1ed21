import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '#src/platform/database/pool.ts'

/** Counters that tell two states of the database apart. `revision` falls only when it is restored. */
export type Mark = Readonly<{ revision: number }> & Readonly<Record<string, number>>

/** State made from the database, and the counters that it contains for certain. */
export interface Followed<State, Of extends Mark> {
  state: State
  mark: Of
}

/** Reads of a state that is kept in step with the database. */
export interface RevisionSource<State, Of extends Mark> {
  /** Present counters. Every read asks for them: one statement without parameters. */
  readMark(): Promise<Of>
  /** State of the whole database, with counters that were read before it. */
  build(): Promise<Followed<State, Of>>
  /**
   * Brings a state forward, in place or as a new one, to counters or part of the way. Repeated from the
   * same counters after a failure.
   */
  update(from: Followed<State, Of>, to: Of): Promise<Followed<State, Of>>
  /** Whether most of a state's memory is of former entries: a new one is then built beside it. */
  isSparse?(state: State): boolean
  /** Logs that building beside the present state failed; the next read tries again. */
  logFailure?(error: unknown): void
}

const isSame = (a: Mark, b: Mark): boolean => Object.keys(a).every((key) => a[key] === b[key])

/**
 * State in memory in step with the database: each read first takes what was committed before it.
 * Concurrent reads share the statements; a read that fails leaves the state for the next one.
 */
export class RevisionFollower<State, Of extends Mark> {
  readonly #source: RevisionSource<State, Of>
  #current: Followed<State, Of> | undefined
  /** Built beside the present state; the next read takes it over. */
  #replacement: Followed<State, Of> | undefined
  #isReplacing = false
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<State> | undefined

  constructor(source: RevisionSource<State, Of>) {
    this.#source = source
  }

  /** State that contains all that was committed before the call: a read that runs already may lack some of it. */
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
    // the database was restored
    if (mark.revision < this.#current.mark.revision) this.#current = await this.#source.build()
    while (!isSame(mark, this.#current.mark))
      this.#current = await this.#source.update(this.#current, mark)
    return this.#current.state
  }

  /** Builds a new state while reads go on with the present one. */
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

/** Reads a state that is kept once for each database. */
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
