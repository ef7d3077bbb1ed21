import { setTimeout as wait } from 'node:timers/promises'

/**
 * Answers no sooner than this (ms) after the beginning, so that how much there was to do does not
 * show.
 */
export async function withMinimumDuration<T>(least: number, run: () => Promise<T>): Promise<T> {
  const until = performance.now() + least
  try {
    return await run()
  } finally {
    const left = until - performance.now()
    if (left > 0) await wait(left)
  }
}
