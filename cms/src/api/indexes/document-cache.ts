import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { parseDocument } from '#src/search/ranking/search-document.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'

/** Bytes of stored documents that are kept parsed; parsed they take about three times as many. */
const mostBytes = 24 * 2 ** 20

interface Kept {
  document: SearchDocument
  bytes: number
}

/** Parsed documents by revision, which is of one document in one locale and state; oldest first. */
const kept = new Map<number, Kept>()
let bytes = 0

function keep(revision: number, stored: string): SearchDocument {
  const document = parseDocument(stored)
  kept.set(revision, { document, bytes: stored.length })
  bytes += stored.length
  for (const [oldest, { bytes: freed }] of kept) {
    if (bytes <= mostBytes) break
    kept.delete(oldest)
    bytes -= freed
  }
  return document
}

/** A document's place in what `readSearchDocuments` returns. */
export const documentKey = (collection: PageCollection, id: number): string => `${collection} ${id}`

/**
 * Documents by `documentKey`: from memory in the revision that is given, else from the read model
 * as they are now.
 */
export async function readSearchDocuments(
  payload: Payload,
  locale: Locale,
  wanted: readonly { collection: PageCollection; id: number; revision: number }[],
): Promise<Map<string, SearchDocument>> {
  const found = new Map<string, SearchDocument>()
  const missing = wanted.filter(({ collection, id, revision }) => {
    const known = kept.get(revision)
    if (known === undefined) return true
    // used last
    kept.delete(revision)
    kept.set(revision, known)
    found.set(documentKey(collection, id), known.document)
    return false
  })
  for (const [collection, some] of Map.groupBy(missing, (row) => row.collection)) {
    const read = await rows<{ id: number; revision: string; document: string | null }>(
      payload,
      sql`
      select document_id as id, revision, document from search_entries
      where collection = ${collection} and locale = ${locale} and document_id = any(${sql.param(some.map(({ id }) => id))}::int[])`,
    )
    for (const { id, revision, document } of read)
      if (document !== null)
        found.set(documentKey(collection, id), keep(Number(revision), document))
  }
  return found
}
