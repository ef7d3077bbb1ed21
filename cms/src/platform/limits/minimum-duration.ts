import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves at least `minimumMs` after the start, so that the duration does not reveal the work
 * done.
 */
export async function withMinimumDuration<T>(minimumMs: number, run: () => Promise<T>): Promise<T> {
  const until = performance.now() + minimumMs
  try {
    return await run()
  } finally {
    const left = until - performance.now()
    if (left > 0) await wait(left)
  }
}
