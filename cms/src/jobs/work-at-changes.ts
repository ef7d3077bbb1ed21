import type { Payload } from 'payload'
import { beginWait } from '#src/platform/database/notifications.ts'

/** Maximum interval between two looks at the changes, ms; a change wakes the work. */
const intervals = { polling: 1000, listening: 5000 }

/**
 * Repeats work after each change of the feed; a failure is logged and the work repeated. Returns the
 * function that stops it after the current work.
 */
export function workAtChanges(
  payload: Payload,
  work: (ending: AbortSignal) => Promise<void>,
  failure: string,
): () => Promise<void> {
  const ending = new AbortController()
  const repeat = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const change = beginWait('changes', ending.signal, intervals)
      await work(ending.signal).catch((error: unknown) =>
        payload.logger.error({ err: error, msg: failure }),
      )
      await change.until()
      change.end()
    }
  }
  const running = repeat()
  return async () => {
    ending.abort()
    await running
  }
}
