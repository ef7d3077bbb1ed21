import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '@vitrine/contract/errors'
import { deadline } from './deadline.ts'

/**
 * Time from the arrival of a request until its reads of the cms are given up, ms, queues included: the
 * 502 page must be sent within 5 s.
 */
const readsWithinMs = 3500

/** Signal of the request that is being answered: aborted when its time is over. */
const running = new AsyncLocalStorage<AbortSignal>()

/** Runs the answer of a request that has just arrived. `ended`: calls back when it is answered. */
export function fromArrival(run: () => void, ended: (listener: () => void) => void): void {
  const { signal, end } = deadline(readsWithinMs)
  ended(end)
  running.run(signal, run)
}

/** Runs work for which the cms is not asked. */
export const withoutTime = <T>(run: () => T): T => running.run(AbortSignal.abort(), run)

/** Whether the time of the request that is being answered is over. */
export const isTimeOver = (): boolean => running.getStore()?.aborted === true

const timeOver = () => new ApiError('unavailable', { message: 'the cms did not answer in time' })

/**
 * The result of work, or `unavailable` when the time of the request that waits for it is over; the work
 * goes on for others. Outside of requests there is no limit.
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const signal = running.getStore()
  if (signal === undefined) return work
  // its failure after the time is nobody's
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
