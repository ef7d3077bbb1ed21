import { localeCodes } from '@vitrine/contract/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { referencesOf } from '#src/content/cross-references/declaration.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { rowsOf } from '#src/content/tooling/declaration.ts'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import type { Entries } from '#src/publishing/read-model/write-entries.ts'

/** Collections whose screen every page links to, once it has something to show. */
const linked: ReadonlySet<FeedCollection> = new Set([
  'products',
  'solutions',
  'posts',
  'publications',
])

/**
 * Whether a document is about to become the first of its collection in a locale, or ceases to be the
 * only one: the links of every page then change. To be asked before its entries are written.
 */
export async function isFirstOrLast(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  document: PublishedDocument | undefined,
  entries: Entries,
  transaction: Transaction,
): Promise<boolean> {
  if (collection === 'other-makers')
    return isFirstOrLastReference(payload, id, document, transaction)
  if (collection === 'certificates')
    return isFirstOrLastRecord(payload, collection, id, document, transaction)
  if (!linked.has(collection)) return false
  if (collection === 'products' && (await isFirstOrLastTooling(payload, id, document, transaction)))
    return true
  const [row] = await rows<{ changes: boolean }>(
    payload,
    sql`
    select exists (
      select 1 from unnest(${sql.param([...localeCodes])}::text[]) as own(code)
      where not exists (select 1 from search_entries where collection = ${collection} and locale = code and document_id <> ${id})
        and exists (select 1 from search_entries where collection = ${collection} and locale = code and document_id = ${id})
          <> (code = any(${sql.param([...entries.keys()])}::text[]))
    ) as changes`,
    transaction,
  )
  return row?.changes ?? false
}

/** The same for the rows of what applies part numbers: their screen has something to show. */
async function isFirstOrLastTooling(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const [row] = await rows<{ own: boolean; others: boolean }>(
    payload,
    sql`
    select exists (select 1 from search_tooling where product_id = ${id}) as own,
      exists (select 1 from search_tooling where product_id <> ${id}) as others`,
    transaction,
  )
  return row?.others === false && row.own !== rowsOf(document?.['tooling']).length > 0
}

/** The same for the entries of other makers' numbers. */
async function isFirstOrLastReference(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const [row] = await rows<{ own: boolean; others: boolean }>(
    payload,
    sql`
    select exists (select 1 from search_cross_references where maker_id = ${id}) as own,
      exists (select 1 from search_cross_references where maker_id <> ${id}) as others`,
    transaction,
  )
  return row?.others === false && row.own !== referencesOf(document?.['references']).length > 0
}

/** The same for a collection without pages of its own, before its published state is written. */
async function isFirstOrLastRecord(
  payload: Payload,
  collection: FeedCollection,
  id: number,
  document: PublishedDocument | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const [row] = await rows<{ own: boolean; others: boolean }>(
    payload,
    sql`
    select exists (select 1 from published_states where collection = ${collection} and document_id = ${id}) as own,
      exists (select 1 from published_states where collection = ${collection} and document_id <> ${id}) as others`,
    transaction,
  )
  return row?.others === false && row.own !== (document !== undefined)
}
