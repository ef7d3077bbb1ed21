import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ApiError } from '@vitrine/contract'
import { Turnstile } from '#server/caching/turnstile.ts'
import type { Sheet } from './sheet.ts'

/** What is sent to the thread that draws, and what it answers. */
export interface Commission {
  sheet: Sheet
  pictures: Uint8Array[]
}
export type Drawn = { bytes: Uint8Array } | { failure: string }

/** Waiting in line; whoever comes later is told to come back. */
const longestLine = 32
/**
 * How long one sheet may take, ms; a thread that takes longer is ended, and the next one gets
 * another.
 */
const patience = 15_000
/** Idle this long (ms), the thread goes: its fonts and its memory are for those who print. */
const rest = 60_000

/**
 * Draws sheets one after the other in a thread of its own, so that visitors' pages wait for none.
 */
export class Drawer {
  #waiting = 0
  readonly #line = new Turnstile(1)
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** The sheet as a PDF. Throws `ApiError` `unavailable` when too many wait. */
  async draw(sheet: Sheet, pictures: Buffer[]): Promise<Buffer> {
    if (this.#waiting >= longestLine) throw new ApiError('unavailable')
    this.#waiting += 1
    return this.#line.pass(async () => {
      clearTimeout(this.#idle)
      const worker = (this.#worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url)))
      try {
        const drawn = await ask(worker, { sheet, pictures })
        if ('failure' in drawn) throw new Error(`a data sheet could not be drawn: ${drawn.failure}`)
        return Buffer.from(drawn.bytes)
      } catch (error) {
        await this.close()
        throw error
      } finally {
        this.#waiting -= 1
        this.#idle = setTimeout(() => void this.close(), rest)
        this.#idle.unref()
      }
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

/** The next thing that the thread says, within our patience. */
async function ask(worker: Worker, commission: Commission): Promise<Drawn> {
  const over = new AbortController()
  const heard = once(worker, 'message', { signal: over.signal })
  const ended = once(worker, 'exit', { signal: over.signal })
  const late = setTimeout(() => over.abort(new Error('a data sheet took too long')), patience)
  worker.postMessage(commission)
  try {
    const [said] = await Promise.race([heard, ended])
    if (typeof said === 'number') throw new Error(`the thread that draws ended with ${said}`)
    return said
  } finally {
    clearTimeout(late)
    over.abort()
    await Promise.allSettled([heard, ended])
  }
}
