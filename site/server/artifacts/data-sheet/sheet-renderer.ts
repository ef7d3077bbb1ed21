import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { ApiError } from '@vitrine/contract/errors'
import type { Sheet } from './sheet.ts'

/** Messages to and from the drawing thread. */
export interface DrawRequest<Content = Sheet> {
  sheet: Content
  pictures: Uint8Array[]
}
export type DrawResult = { bytes: Uint8Array } | { failure: string }

/** Maximum sheets in progress and queued; further ones are rejected. */
export const maxQueuedSheets = 32
/**
 * Time limit of a sheet, ms; then the thread is terminated, and the next sheet starts a new thread.
 */
const drawTimeoutMs = 15_000
/** Idle time after which the thread is terminated to free its fonts and memory, ms. */
const idleTimeoutMs = 60_000

/** Renders sheets one at a time in a worker thread, so that page requests are not delayed. */
export class SheetRenderer<Content = Sheet> {
  readonly #drawing = pLimit(1)
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #module: URL

  /** `module`: URL of the module that the worker thread runs. */
  constructor(module = new URL('./draw-worker.ts', import.meta.url)) {
    this.#module = module
  }

  /** Renders a sheet to PDF. Rejects with `ApiError` `unavailable` if the queue is full. */
  async draw(sheet: Content, pictures: Buffer[]): Promise<Buffer> {
    if (this.#drawing.activeCount + this.#drawing.pendingCount >= maxQueuedSheets)
      throw new ApiError('unavailable')
    return this.#drawing(async () => {
      clearTimeout(this.#idle)
      const worker = (this.#worker ??= new Worker(this.#module))
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

/** Sends a sheet to the thread and awaits its result, at most `drawTimeoutMs`. */
async function requestDrawing(worker: Worker, request: DrawRequest<unknown>): Promise<DrawResult> {
  const abort = new AbortController()
  const message = once(worker, 'message', { signal: abort.signal })
  const exit = once(worker, 'exit', { signal: abort.signal })
  const timer = setTimeout(
    () => abort.abort(new Error('a data sheet took too long')),
    drawTimeoutMs,
  )
  worker.postMessage(request)
  try {
    const [answer] = await Promise.race([message, exit])
    if (typeof answer === 'number') throw new Error(`the thread that draws ended with ${answer}`)
    return answer
  } finally {
    clearTimeout(timer)
    abort.abort()
    await Promise.allSettled([message, exit])
  }
}
