import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import type { TokenIndex } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import type { TokenQuery } from '#src/search/index/token-query.ts'
import { entryColumns } from './search-index-source.ts'
import { SearchIndexes } from './search-indexes.ts'
import type { Entries, EntryIndexes, EntryRow } from './search-indexes.ts'

/** Published entries of an index, with one of them replaced by its preview. */
class ChangedEntries implements Entries {
  readonly #published: Entries
  readonly #changed: TokenIndex
  readonly #id: number

  constructor(published: Entries, changed: TokenIndex, id: number) {
    this.#published = published
    this.#changed = changed
    this.#id = id
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
    const others = this.#published.find(query).filter(({ id }) => id !== this.#id)
    return [...others, ...this.#changed.find(query)]
  }

  has(query: TokenQuery): boolean {
    return this.find(query).length > 0
  }

  entry(id: number): IndexedEntry | undefined {
    return id === this.#id ? this.#changed.entry(id) : this.#published.entry(id)
  }
}

/** Published entries with the previewed document as the preview's transaction sees it. */
export async function readPreviewed(
  payload: Payload,
  published: EntryIndexes,
  preview: Preview,
): Promise<EntryIndexes> {
  if (!('collection' in preview)) return published
  const { collection: changed, id } = preview
  const own = new SearchIndexes()
  for (const row of await rows<EntryRow>(
    payload,
    sql`select ${entryColumns} from search_entries e where e.collection = ${changed} and e.document_id = ${id}`,
  ))
    own.take(row)
  return {
    synonymsOf: (locale) => published.synonymsOf(locale),
    redirectOf: (locale, key) => published.redirectOf(locale, key),
    others: published.others,
    of: (collection, locale) =>
      collection === changed
        ? new ChangedEntries(published.of(collection, locale), own.of(collection, locale), id)
        : published.of(collection, locale),
  }
}
