import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { previewedDocuments } from '#src/publishing/preview/preview.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import type { TokenIndex } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import type { TokenQuery } from '#src/search/index/token-query.ts'
import { entryColumns } from './search-index-source.ts'
import { SearchIndexes } from './search-indexes.ts'
import type { Entries, EntryIndexes, EntryRow } from './search-indexes.ts'

/** Published entries of an index, with some of them replaced by their preview. */
class ChangedEntries implements Entries {
  readonly #published: Entries
  readonly #changed: TokenIndex
  readonly #ids: ReadonlySet<number>

  constructor(published: Entries, changed: TokenIndex, ids: ReadonlySet<number>) {
    this.#published = published
    this.#changed = changed
    this.#ids = ids
  }

  get size(): number {
    return this.#published.size
  }

  /** Unique value, so that results of a preview are not cached. */
  get newest(): number {
    return Number.NaN
  }

  count(token: string): number {
    return this.#published.count(token) + this.#changed.count(token)
  }

  tokensLike(token: string): readonly string[] {
    return [...this.#published.tokensLike(token), ...this.#changed.tokensLike(token)]
  }

  find(query: TokenQuery): IndexedEntry[] {
    const others = this.#published.find(query).filter(({ id }) => !this.#ids.has(id))
    return [...others, ...this.#changed.find(query)]
  }

  has(query: TokenQuery): boolean {
    return this.find(query).length > 0
  }

  entry(id: number): IndexedEntry | undefined {
    return this.#ids.has(id) ? this.#changed.entry(id) : this.#published.entry(id)
  }
}

/** Published entries with the previewed documents as the preview's transaction sees them. */
export async function readPreviewed(
  payload: Payload,
  published: EntryIndexes,
  preview: Preview,
): Promise<EntryIndexes> {
  const documents = previewedDocuments(preview)
  if (documents.length === 0) return published
  const own = new SearchIndexes()
  for (const row of await rows<EntryRow>(
    payload,
    sql`select ${entryColumns} from search_entries e
      join json_to_recordset(${JSON.stringify(documents.map(({ collection, id }) => ({ collection, id })))}::json) as given(collection text, id int)
        on e.collection = given.collection and e.document_id = given.id`,
  ))
    own.take(row)
  const changed = Map.groupBy(documents, ({ collection }) => collection)
  return {
    synonymsOf: (locale) => published.synonymsOf(locale),
    redirectOf: (locale, key) => published.redirectOf(locale, key),
    others: published.others,
    of: (collection, locale) => {
      const ids = changed.get(collection)?.map(({ id }) => id)
      return ids
        ? new ChangedEntries(
            published.of(collection, locale),
            own.of(collection, locale),
            new Set(ids),
          )
        : published.of(collection, locale)
    },
  }
}
