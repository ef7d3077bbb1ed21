import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { recordState } from './record-state.ts'

/** Time until the next attempt after a failure, ms. */
const retryMs = 10 * 60_000

interface Due {
  collection: FeedCollection
  id: number
}

/** Documents whose date has come by this process's clock, which `recordState` compares with too. */
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
 * Makes documents public whose date has come: lists, search, feed and caches follow as after a save. One
 * that fails is tried again later, and does not hold up the others.
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
