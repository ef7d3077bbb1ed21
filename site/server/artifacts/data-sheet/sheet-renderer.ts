import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { ApiError } from '@vitrine/contract/errors'
import type { Sheet } from './sheet.ts'

/** What is sent to the thread that draws, and what it answers. */
export interface DrawRequest {
  sheet: Sheet
  pictures: Uint8Array[]
}
export type DrawResult = { bytes: Uint8Array } | { failure: string }

/** Sheets in progress and waiting; more are rejected. */
export const maxQueuedSheets = 32
/**
 * How long one sheet may take, ms; a thread that takes longer is exit, and the next one gets
 * another.
 */
const drawTimeoutMs = 15_000
/** Idle this long (ms), the thread goes: its fonts and its memory are for those who print. */
const idleTimeoutMs = 60_000

/**
 * Draws sheets one after the other in a thread of its own, so that visitors' pages wait for none.
 */
export class SheetRenderer {
  readonly #drawing = pLimit(1)
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** The sheet as a PDF. Throws `ApiError` `unavailable` when too many wait. */
  async draw(sheet: Sheet, pictures: Buffer[]): Promise<Buffer> {
    if (this.#drawing.activeCount + this.#drawing.pendingCount >= maxQueuedSheets)
      throw new ApiError('unavailable')
    return this.#drawing(async () => {
      clearTimeout(this.#idle)
      const worker = (this.#worker ??= new Worker(new URL('./draw-worker.ts', import.meta.url)))
      try {
        const drawn = await requestDrawing(worker, { sheet, pictures })
        if ('failure' in drawn) throw new Error(`a data sheet could not be drawn: ${drawn.failure}`)
        return Buffer.from(drawn.bytes)
      } catch (error) {
        await this.close()
        throw error
      } finally {
        this.#idle = setTimeout(() => void this.close(), idleTimeoutMs)
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

/** The next thing that the thread says, within our drawTimeoutMs. */
async function requestDrawing(worker: Worker, request: DrawRequest): Promise<DrawResult> {
  const abort = new AbortController()
  const message = once(worker, 'message', { signal: abort.signal })
  const exit = once(worker, 'exit', { signal: abort.signal })
  const timer = setTimeout(
    () => abort.abort(new Error('a data sheet took too long')),
    drawTimeoutMs,
  )
  worker.postMessage(request)
  try {
    const [said] = await Promise.race([message, exit])
    if (typeof said === 'number') throw new Error(`the thread that draws ended with ${said}`)
    return said
  } finally {
    clearTimeout(timer)
    abort.abort()
    await Promise.allSettled([message, exit])
  }
}
