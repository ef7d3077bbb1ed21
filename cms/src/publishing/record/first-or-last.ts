import { localeCodes } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
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
  const has: Presence = (now, among) => isFirstOrLastAmong(payload, now, among, transaction)
  if (collection === 'other-makers')
    return has(
      referencesOf(document?.['references']).length > 0,
      (is) => sql`select 1 from search_cross_references where maker_id ${is} ${id}`,
    )
  if (collection === 'certificates')
    return has(
      document !== undefined,
      (is) =>
        sql`select 1 from published_states where collection = ${collection} and document_id ${is} ${id}`,
    )
  if (!linked.has(collection)) return false
  // the screen of what applies part numbers
  if (
    collection === 'products' &&
    (await has(
      rowsOf(document?.['tooling']).length > 0,
      (is) => sql`select 1 from search_tooling where product_id ${is} ${id}`,
    ))
  )
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

type Presence = (now: boolean, among: (is: Statement) => Statement) => Promise<boolean>

/**
 * Whether no other document is among some rows, and this one enters or leaves them.
 *
 * @param now - Whether it has such rows in its new state.
 * @param among - Query of those of this document (`is`: `=`) or of the others (`<>`).
 */
async function isFirstOrLastAmong(
  payload: Payload,
  now: boolean,
  among: (is: Statement) => Statement,
  transaction: Transaction,
): Promise<boolean> {
  const [row] = await rows<{ own: boolean; others: boolean }>(
    payload,
    sql`select exists (${among(sql`=`)}) as own, exists (${among(sql`<>`)}) as others`,
    transaction,
  )
  return row?.others === false && row.own !== now
}
