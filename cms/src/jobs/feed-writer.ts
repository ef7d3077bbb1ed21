import type { Payload } from 'payload'
import { followChanges } from '#src/api/feed/follow-changes.ts'
import { writeNextRecords } from '#src/api/feed/write-feed.ts'
import { workAtChanges } from './work-at-changes.ts'

/**
 * Keeps the records of the public feeds in step with the changes. Returns the function that stops
 * the writer after the current records.
 */
export const startFeedWriter = (payload: Payload): (() => Promise<void>) =>
  workAtChanges(
    payload,
    async (ending) => {
      let isBusy = true
      while (isBusy && !ending.aborted) {
        await followChanges(payload)
        isBusy = await writeNextRecords(payload)
      }
    },
    'the feeds could not be written',
  )
