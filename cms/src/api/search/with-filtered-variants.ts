import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { LifeState } from '@vitrine/contract/life-cycle'
import { matchesFilter } from '@vitrine/contract/shapes/filters'
import type { Chosen } from '@vitrine/contract/shapes/filters'
import type { Variant } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { documentKey, readSearchDocuments } from '#src/api/indexes/document-cache.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import { filteredVariants } from './matched-variants.ts'

interface StoredVariant {
  product: number
  printed: string
  values: Variant['values']
  state: LifeState | null
}

/** True if a variant has one of the values of each chosen filter. */
export const hasAll = (
  { values, state }: Pick<StoredVariant, 'values' | 'state'>,
  chosen: Chosen,
): boolean =>
  [...chosen].every(([key, wanted]) =>
    matchesFilter(values[key] ?? (key === lifeKeys.state ? (state ?? 'active') : null), wanted),
  )

/** Entries of a filtered list, each with its variants that have all chosen values. */
export async function withFilteredVariants(
  context: CallContext,
  found: readonly EntryRow[],
  chosen: Chosen,
): Promise<EntryRow[]> {
  if (chosen.size === 0 || found.length === 0) return [...found]
  const { payload, locale } = context
  const ids = found.map(({ id }) => id)
  const [indexes, stored] = await Promise.all([
    indexesOf(context),
    rows<StoredVariant>(
      payload,
      sql`
      select product_id as product, printed, values, state from search_variants
      where product_id = any(${sql.param(ids)}::int[])`,
    ),
  ])
  const entries = indexes.of('products', locale)
  const documents = await readSearchDocuments(
    payload,
    locale,
    ids.map((id) => ({
      collection: 'products',
      id,
      revision: entries.entry(id)?.revision ?? Number.NaN,
    })),
  )
  const variantsOf = Map.groupBy(stored, ({ product }) => product)
  return found.map((entry) => {
    const document = documents.get(documentKey('products', entry.id))
    if (!document) return entry
    const passing = new Set(
      (variantsOf.get(entry.id) ?? [])
        .filter((variant) => hasAll(variant, chosen))
        .map(({ printed }) => printed),
    )
    const indices = [...document.variants.keys()].filter((place) =>
      passing.has(document.variants[place]?.printed ?? ''),
    )
    const searched = entry.hit?.variants ?? null
    const partNumber = entry.hit?.partNumber ?? null
    return {
      ...entry,
      hit: {
        // a part number that the filters exclude is not shown
        partNumber: partNumber !== null && passing.has(partNumber) ? partNumber : null,
        variants: filteredVariants(document, indices, chosen, searched),
      },
    }
  })
}
