import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { parseDocument } from '#src/search/ranking/search-document.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'

/**
 * Maximum stored size of the cached documents, bytes; in memory, parsed, they take about three
 * times as much.
 */
const maxBytes = 24 * 2 ** 20

interface CachedDocument {
  document: SearchDocument
  bytes: number
}

/**
 * Parsed documents by revision, which identifies a document in one locale and state; oldest first.
 */
const cached = new Map<number, CachedDocument>()
let bytes = 0

function cache(revision: number, stored: string): SearchDocument {
  const document = parseDocument(stored)
  cached.set(revision, { document, bytes: stored.length })
  bytes += stored.length
  for (const [oldest, { bytes: freed }] of cached) {
    if (bytes <= maxBytes) break
    cached.delete(oldest)
    bytes -= freed
  }
  return document
}

/** Key of a document in the result of `readSearchDocuments`. */
export const documentKey = (collection: PageCollection, id: number): string => `${collection} ${id}`

/**
 * Documents by `documentKey`: from the cache if it has the given revision, otherwise the current
 * ones from the read model.
 */
export async function readSearchDocuments(
  payload: Payload,
  locale: Locale,
  wanted: readonly { collection: PageCollection; id: number; revision: number }[],
): Promise<Map<string, SearchDocument>> {
  const found = new Map<string, SearchDocument>()
  const missing = wanted.filter(({ collection, id, revision }) => {
    const known = cached.get(revision)
    if (known === undefined) return true
    // moved to the end, as the most recently used
    cached.delete(revision)
    cached.set(revision, known)
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
        found.set(documentKey(collection, id), cache(Number(revision), document))
  }
  return found
}
