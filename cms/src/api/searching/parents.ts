import type { Locale } from '@vitrine/contract/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { ParentWords } from '#src/search/ranking/meanings.ts'
import { fieldWeights, parseDocument } from '#src/search/ranking/search-document.ts'

/** Words of the categories and subcategories of a locale. */
export interface Parents {
  /** State of the table that the words were read from. */
  state: string
  words: ParentWords
  /** Products below the subcategories that have a lexeme, or whose category has it. */
  below: ReadonlyMap<string, number>
}

const kept = new Map<Locale, Parents>()

/** State of the categories and subcategories of a locale, which changes with each of them. */
export const parentsState = (locale: Locale) => sql`
  select max(revision)::text || '/' || count(*)::text as state from search_entries
  where collection in ('categories', 'subcategories') and locale = ${locale}`

/** Words of the parents in the given state, from memory unless they changed. */
export async function readParents(
  payload: Payload,
  locale: Locale,
  state: string,
): Promise<Parents> {
  const known = kept.get(locale)
  if (known?.state === state) return known
  const found = await rows<{
    id: number
    own: string | null
    above: string | null
    products: number
  }>(
    payload,
    sql`
    select s.document_id as id, s.document as own, c.document as above,
      (select count(*)::int from search_entries p where p.collection = 'products' and p.locale = s.locale and p.parent_id = s.document_id) as products
    from search_entries s left join search_entries c on c.collection = 'categories' and c.document_id = s.parent_id and c.locale = s.locale
    where s.collection = 'subcategories' and s.locale = ${locale}`,
  )
  const words = new Map<string, Map<number, number>>()
  const below = new Map<string, number>()
  for (const { id, own, above, products } of found) {
    const noted = new Set<string>()
    for (const [document, weight] of [
      [above, fieldWeights.category],
      [own, fieldWeights.subcategory],
    ] as const)
      for (const lexeme of document === null ? [] : parseDocument(document).title) {
        const parents = words.get(lexeme) ?? new Map<number, number>()
        words.set(lexeme, parents.set(id, weight))
        noted.add(lexeme)
      }
    for (const lexeme of noted) below.set(lexeme, (below.get(lexeme) ?? 0) + products)
  }
  const parents = { state, words, below }
  kept.set(locale, parents)
  return parents
}
