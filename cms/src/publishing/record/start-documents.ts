import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { recordState } from './record-state.ts'

/** Delay before a failed document is tried again, ms. */
const retryMs = 10 * 60_000

interface Due {
  collection: FeedCollection
  id: number
}

/** Documents whose date has come by this process's clock, which `recordState` also uses. */
const readDue = (payload: Payload): Promise<Due[]> =>
  rows<Due>(
    payload,
    sql`
    select distinct collection, document_id as id from waiting_entries
    where starts_at <= ${new Date().toISOString()}::timestamptz order by collection, id`,
  )

export const isStartDue = async (payload: Payload): Promise<boolean> =>
  (await readDue(payload)).length > 0

/**
 * Publishes documents whose date has come: lists, search, feed and caches are updated as after a
 * save. A document that fails is tried again later and does not delay the others.
 */
export async function startDocuments(payload: Payload): Promise<void> {
  for (const { collection, id } of await readDue(payload))
    await inTransaction(payload, async (transaction) => {
      await lockFeed(payload, transaction)
      await recordState(payload, collection, id, { transaction, isDue: true })
    }).catch(async (error: unknown) => {
      payload.logger.error({
        err: error,
        msg: 'a document whose date has come could not be made public',
        collection,
        id,
      })
      const again = new Date(Date.now() + retryMs).toISOString()
      await rows(
        payload,
        sql`
        update waiting_entries set starts_at = ${again}::timestamptz where collection = ${collection} and document_id = ${id}`,
      )
    })
}
