import type { Payload } from 'payload'
import { beginWait } from '#src/platform/database/notifications.ts'
import { followChanges } from '#src/api/feed/follow-changes.ts'
import { writeNextRecords } from '#src/api/feed/write-feed.ts'

/** Maximum interval between two looks at the changes, ms; a change wakes the writer. */
const intervals = { polling: 1000, listening: 5000 }

/**
 * Keeps the records of the public feeds in step with the changes. Returns the function that stops
 * the writer after the current records.
 */
export function startFeedWriter(payload: Payload): () => Promise<void> {
  const ending = new AbortController()
  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const change = beginWait('changes', ending.signal, intervals)
      try {
        let isBusy = true
        while (isBusy && !ending.signal.aborted) {
          await followChanges(payload)
          isBusy = await writeNextRecords(payload)
        }
      } catch (error) {
        payload.logger.error({ err: error, msg: 'the feeds could not be written' })
      }
      await change.until()
      change.end()
    }
  }
  const running = work()
  return async () => {
    ending.abort()
    await running
  }
}
