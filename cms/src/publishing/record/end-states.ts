import type { Payload } from 'payload'
import type { Tag } from '@vitrine/contract/tags'
import { today } from '#src/content/life-cycle/stored-life.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { appendChange, lockFeed } from '#src/publishing/changes/feed.ts'
import { recordState } from './record-state.ts'

/**
 * Rewrites the read model of products with a state that has ended since it was written, and appends
 * a change for each, so that caches and search are updated as after a save. Returns the products.
 */
export async function endStates(payload: Payload, day: string = today()): Promise<number[]> {
  const due = await rows<{ id: number }>(
    payload,
    sql`select product_id as id from search_products where changes_on <= ${day}::date order by product_id`,
  )
  for (const { id } of due)
    await inTransaction(payload, async (transaction) => {
      await lockFeed(payload, transaction)
      await recordState(payload, 'products', id, { transaction, rebuild: true })
      const [recorded] = await rows<{ tags: Tag[] }>(
        payload,
        sql`select tags from published_states where collection = 'products' and document_id = ${id}`,
        transaction,
      )
      await appendChange(payload, recorded?.tags ?? [], transaction)
    })
  return due.map(({ id }) => id)
}
