import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { readDraft, readPublished, readSeveral } from '#src/publishing/languages/store.ts'
import { isOurs } from '#src/publishing/demonstration/plan.ts'
import { stateOf } from './document-state.ts'
import type { Content } from './document-state.ts'
import { unrecordedCollections } from './personal.ts'
import { writeRecorded } from './record-changes.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Number of documents read per query. */
const batch = 100

async function readContents(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Content>> {
  if (payload.collections[collection].config.versions) {
    const read = await readSeveral(payload, collection, ids)
    return new Map([...read].map(([id, { row, draft }]) => [id, { row, draft: draft ?? row }]))
  }
  const { docs } = await payload.db.find<Data>({
    collection,
    pagination: false,
    limit: 0,
    where: { id: { in: [...ids] } },
  })
  return new Map(docs.map((row) => [Number(row['id']), { row, draft: row }]))
}

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<number[]> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const found = await rows<{ id: number }>(payload, sql`select id from ${table} order by id`)
  return found.map(({ id }) => id)
}

/**
 * Records the state of the documents that an earlier release has written, from which their next
 * changes are told; does nothing once states are recorded. Returns their number.
 */
export async function recordMissingValues(payload: Payload): Promise<number> {
  const [known] = await rows(payload, sql`select 1 from recorded_values limit 1`)
  return known ? 0 : inTransaction(payload, (transaction) => recordAll({ payload, ...transaction }))
}

async function recordAll(req: Req): Promise<number> {
  const { payload } = req
  let count = 0
  for (const { slug } of payload.config.collections.filter(isOurs)) {
    if (unrecordedCollections.has(slug)) continue
    const collection = slug as CollectionSlug
    const ids = await idsOf(payload, collection)
    for (let from = 0; from < ids.length; from += batch) {
      const contents = await readContents(payload, collection, ids.slice(from, from + batch))
      for (const [id, content] of contents) {
        const state = stateOf(payload, { collection, id }, content)
        if (state) await writeRecorded(req, collection, id, state)
        count += 1
      }
    }
  }
  for (const { slug } of payload.config.globals) {
    const global = slug as GlobalSlug
    const row = await readPublished({ payload }, { global })
    if (!row?.['updatedAt']) continue
    const draft = await readDraft({ payload }, { global })
    const state = stateOf(payload, { global }, { row, draft })
    if (state) await writeRecorded(req, slug, 0, state)
    count += 1
  }
  return count
}
