import { localeCodes } from '@vitrine/configuration/locales'
import { referencesOf } from '#src/content/cross-references/declaration.ts'
import { rowsOf } from '#src/content/tooling/declaration.ts'
import type { With } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import type { Publication } from '#src/publishing/read-model/write-entries.ts'

/** Test that is true if a publication adds the first content of a screen or removes the last. */
type Presence = (publication: Publication) => Promise<boolean>

/**
 * Test of presence by rows of a table.
 *
 * @param now - True if the document has such rows in its new state.
 *
 * @param among - Query of the rows of this document (`is`: `=`) or of the others (`<>`).
 */
const byRows =
  (
    now: (publication: Publication) => boolean,
    among: (is: Statement, publication: Publication) => Statement,
  ): Presence =>
  async (publication) => {
    const { payload, transaction } = publication
    const [row] = await rows<{ own: boolean; others: boolean }>(
      payload,
      sql`
      select exists (${among(sql`=`, publication)}) as own, exists (${among(sql`<>`, publication)}) as others`,
      transaction,
    )
    return row?.others === false && row.own !== now(publication)
  }

/** Test of presence by the entries of a collection, in any locale. */
const byEntries: Presence = async ({ payload, collection, id, entries, transaction }) => {
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

/** Screens that every page links to if they have content, by the collection that fills them. */
const screens: Record<With<'opensScreen'>, readonly Presence[]> = {
  products: [
    // tooling page
    byRows(
      ({ document }) => rowsOf(document?.['tooling']).length > 0,
      (is, { id }) => sql`select 1 from search_tooling where product_id ${is} ${id}`,
    ),
    byEntries,
  ],
  solutions: [byEntries],
  posts: [byEntries],
  publications: [byEntries],
  'other-makers': [
    byRows(
      ({ document }) => referencesOf(document?.['references']).length > 0,
      (is, { id }) => sql`select 1 from search_cross_references where maker_id ${is} ${id}`,
    ),
  ],
  certificates: [
    byRows(
      ({ document }) => document !== undefined,
      (is, { collection, id }) =>
        sql`select 1 from published_states where collection = ${collection} and document_id ${is} ${id}`,
    ),
  ],
}

/**
 * True if a document becomes the first one that a screen shows, or was the only one: the links of
 * every page then change. Must be called before the read model is written.
 */
export async function changesLinks(publication: Publication): Promise<boolean> {
  for (const presence of (screens as Partial<Record<FeedCollection, readonly Presence[]>>)[
    publication.collection
  ] ?? [])
    if (await presence(publication)) return true
  return false
}
