import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { indexed } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'

interface Place {
  collection: IndexedCollection
  id: number
}

/** Documents that an account changed last, the last one first. */
export const readLastChanged = (
  payload: Payload,
  account: number,
  limit: number,
): Promise<Place[]> =>
  rows<Place>(
    payload,
    sql`select collection, document_id as id from staff_entries
      where changed_by = ${account}::int and collection = any(${sql.param(Object.keys(indexed))}::text[])
      order by changed_at desc nulls last, document_id desc limit ${limit}`,
  )

/** First documents of collections in the order of their titles. */
export async function readFirstByTitle(
  payload: Payload,
  collections: readonly IndexedCollection[],
  limit: number,
): Promise<Place[]> {
  if (collections.length === 0) return []
  const first = collections.map(
    (collection) => sql`(select collection, document_id as id from staff_entries
      where collection = ${collection} order by sort_title, document_id limit ${limit})`,
  )
  return rows<Place>(payload, sql`${sql.join(first, sql` union all `)}`)
}
