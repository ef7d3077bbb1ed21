import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Required facts of a document that the staff declared not applicable. */
export async function readExceptions(
  payload: Payload,
  collection: IndexedCollection,
  id: number,
): Promise<string[]> {
  const found = await rows<{ fact: string }>(
    payload,
    sql`select fact from completeness_exceptions where collection = ${collection} and document_id = ${id}`,
  )
  return found.map(({ fact }) => fact)
}

/**
 * Declares a fact as not applicable to a document, or withdraws the declaration; its entry, by which
 * lists count, follows.
 */
export async function setException(
  payload: Payload,
  { collection, id, fact }: { collection: IndexedCollection; id: number; fact: string },
  declared: { applies: boolean; author: number },
): Promise<void> {
  await rows(
    payload,
    declared.applies
      ? sql`with removed as (
          delete from completeness_exceptions where collection = ${collection} and document_id = ${id} and fact = ${fact})
        update staff_entries set exempt = array_remove(exempt, ${fact}::text) where collection = ${collection} and document_id = ${id}`
      : sql`with added as (
          insert into completeness_exceptions (collection, document_id, fact, author_id)
          values (${collection}, ${id}, ${fact}, ${declared.author}::int) on conflict do nothing)
        update staff_entries set exempt = array(select distinct unnest(array_append(exempt, ${fact}::text)) as fact order by fact)
        where collection = ${collection} and document_id = ${id}`,
  )
}

/** Removes the exceptions of a deleted document. */
export const forgetExceptions = (
  req: Req,
  collection: IndexedCollection,
  id: number,
): Promise<unknown> =>
  rows(
    req.payload,
    sql`delete from completeness_exceptions where collection = ${collection} and document_id = ${id}`,
    req,
  )
