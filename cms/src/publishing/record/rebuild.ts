import type { Payload } from 'payload'
import { pages } from '#src/content/page-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { recordState } from './record-state.ts'

/** Collections that a rebuild covers: those with pages, synonyms, and other makers. */
const rebuilt: readonly FeedCollection[] = [
  ...(Object.keys(pages) as FeedCollection[]),
  'synonyms',
  'other-makers',
]

/**
 * Rebuilds the read model from the content in one transaction, and invalidates all caches. Returns
 * the number of documents.
 */
export const rebuildReadModel = (payload: Payload): Promise<number> =>
  inTransaction(payload, async (transaction) => {
    let count = 0
    await rows(payload, sql`delete from search_words`, transaction)
    await rows(payload, sql`update search_entries set document = null`, transaction)
    for (const collection of rebuilt) {
      const { docs } = await payload.find({
        collection,
        pagination: false,
        depth: 0,
        draft: false,
        select: {},
      })
      for (const document of docs) {
        await recordState(payload, collection, Number(document.id), { transaction, rebuild: true })
        count += 1
      }
    }
    await appendChange(
      payload,
      Object.values(kinds).flatMap((kind) => [...kind.lists]),
      transaction,
    )
    return count
  })

/** Rebuilds a read model that an earlier release wrote without search data. */
export async function rebuildOutdated(payload: Payload): Promise<number> {
  const [outdated] = await rows(
    payload,
    sql`select 1 from search_entries where document is null limit 1`,
  )
  return outdated === undefined ? 0 : rebuildReadModel(payload)
}
