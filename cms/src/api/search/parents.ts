import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { EntryIndexes } from '#src/api/indexes/search-indexes.ts'
import type { ParentWords } from '#src/search/ranking/meanings.ts'
import { fieldWeights, parseDocument } from '#src/search/ranking/search-document.ts'

/** Words of the categories and subcategories of a locale. */
export interface Parents {
  /** State of the categories and subcategories when the words were read (`stateOf`). */
  state: string
  words: ParentWords
}

const cached = new Map<Locale, Parents>()

/** Text that differs after any change of a category or subcategory. */
function stateOf(indexes: EntryIndexes, locale: Locale): string {
  const parents = (['categories', 'subcategories'] as const).map((collection) =>
    indexes.of(collection, locale),
  )
  return parents.map(({ newest, size }) => `${newest}/${size}`).join(' ')
}

/** Words of the parents, cached until they change. */
export async function readParents(
  payload: Payload,
  locale: Locale,
  indexes: EntryIndexes,
): Promise<Parents> {
  const state = stateOf(indexes, locale)
  const known = cached.get(locale)
  if (known?.state === state) return known
  const found = await rows<{ id: number; own: string | null; above: string | null }>(
    payload,
    sql`
    select s.document_id as id, s.document as own, c.document as above
    from search_entries s left join search_entries c on c.collection = 'categories' and c.document_id = s.parent_id and c.locale = s.locale
    where s.collection = 'subcategories' and s.locale = ${locale}`,
  )
  const words = new Map<string, Map<number, number>>()
  for (const { id, own, above } of found)
    for (const [document, weight] of [
      [above, fieldWeights.category],
      [own, fieldWeights.subcategory],
    ] as const)
      for (const lexeme of document === null ? [] : parseDocument(document).title) {
        const parents = words.get(lexeme) ?? new Map<number, number>()
        words.set(lexeme, parents.set(id, weight))
      }
  const parents = { state, words }
  if (!state.includes('NaN')) cached.set(locale, parents)
  return parents
}
