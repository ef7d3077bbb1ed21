import { setImmediate } from 'node:timers/promises'

/** Maximum time of synchronous work before other requests have their turn, ms. */
const turnMs = 10

/**
 * Results of `work` for each item, in order. Gives the event loop to other requests after each
 * `turnMs`, so that many items do not hold it.
 */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > turnMs) {
      await setImmediate()
      began = performance.now()
    }
    results.push(work(item))
  }
  return results
}
