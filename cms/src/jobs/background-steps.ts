import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { areStepsFinished } from '#src/platform/database/background-steps.ts'
import { isSchemaNewer } from '#src/platform/monitoring/schema-state.ts'
import { orderSteps, workAtSteps } from './steps/run-steps.ts'

/** Maximum pause between two transactions, ms; a pause is as long as the transaction was. */
const maxPauseMs = 1000
/** Time until the next attempt while another process works at the steps, or after a failure, ms. */
const waitMs = 5000

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)

/**
 * Works at the background steps until they are finished, with at most half of the processor's time.
 * Returns the function that stops it after the current transaction.
 */
export function startBackgroundSteps(payload: Payload): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  let isOrdered = false
  /** Works once, and waits; false if all is done. */
  const step = async (): Promise<boolean> => {
    // a process of the newer release does them
    if (await isSchemaNewer(payload)) {
      await wait(waitMs, signal)
      return true
    }
    if (!isOrdered) await orderSteps(payload)
    isOrdered = true
    if (await areStepsFinished(payload)) return false
    const begun = performance.now()
    const worked = await workAtSteps(payload)
    await wait(worked ? Math.min(performance.now() - begun, maxPauseMs) : waitMs, signal)
    return true
  }
  const work = async (): Promise<void> => {
    for (let isLeft = true; isLeft && !signal.aborted;)
      isLeft = await step().catch(async (error: unknown) => {
        payload.logger.error({ err: error, msg: 'background steps could not go on' })
        await wait(waitMs, signal)
        return true
      })
  }
  const running = work()
  return async () => {
    ending.abort()
    await running
  }
}
