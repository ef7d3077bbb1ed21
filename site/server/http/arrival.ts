import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '@vitrine/contract/errors'
import { deadline } from './deadline.ts'

/**
 * Time after the arrival of a request at which its reads of the cms are abandoned, ms, queues
 * included: the 502 page must be sent within 5 s.
 */
const readsWithinMs = 3500

/** Signal of the current request, aborted at its timeout. */
const running = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs the handling of a request that has just arrived. `ended`: registers a listener for the end
 * of the response.
 */
export function fromArrival(run: () => void, ended: (listener: () => void) => void): void {
  const { signal, end } = deadline(readsWithinMs)
  ended(end)
  running.run(signal, run)
}

/** Runs work as if its request had arrived now, for a request whose body took long to arrive. */
export function fromNow<T>(work: () => Promise<T>): Promise<T> {
  const { signal, end } = deadline(readsWithinMs)
  return running.run(signal, work).finally(end)
}

/**
 * Runs work as if its timeout were over: it uses cached answers, and its reads of the cms fail at
 * once.
 */
export const asTimedOut = <T>(run: () => T): T => running.run(AbortSignal.abort(), run)

/** True if the timeout of the current request is over. */
export const isTimeOver = (): boolean => running.getStore()?.aborted === true

const timeOver = () => new ApiError('unavailable', { message: 'the cms did not answer in time' })

/**
 * Result of `work`, or `unavailable` after the timeout of the current request; the work itself goes
 * on. Outside of requests there is no timeout.
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const signal = running.getStore()
  if (signal === undefined) return work
  // a failure after the timeout must not be an unhandled rejection
  work.catch(() => undefined)
  if (signal.aborted) throw timeOver()
  const { promise, reject } = Promise.withResolvers<never>()
  const give = () => reject(timeOver())
  signal.addEventListener('abort', give, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', give)
  }
}
