import { gtinForms, gtinKey } from '@vitrine/contract/gtin'
import type { LifeState } from '@vitrine/contract/life-cycle'
import type { Answer } from '@vitrine/contract/client'
import type { AttributeValue, ProductCard } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PartLookup } from '#src/search/lines/resolve-line.ts'
import type { Quantity } from '#src/search/quantities/quantity.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { unusualMark } from '#src/content/life-cycle/life-columns.ts'
import { readPartTitles } from '#src/api/reading/part-titles.ts'
import { readSuccessors } from '#src/api/reading/successors.ts'
import { documentKey, readSearchDocuments } from '#src/api/indexes/document-cache.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'

/** Maximum values that a line of a list shows. */
const maxValues = 4

type Part = NonNullable<Answer<'parts-read'>['lines'][number]['part']>

/** Part number as stored in the read model. */
export interface StoredPart {
  product: number
  printed: string
  values: Record<string, AttributeValue>
  state: LifeState
  /** Successor as stored in the read model (`successorText`). */
  successor: string | null
}

interface FoundParts extends PartLookup {
  /** Stored part numbers by their printed spelling. */
  stored: Map<string, StoredPart>
}

/**
 * Published part numbers in the locale with the given normalized numbers and GTINs, in one query.
 */
export async function findParts(
  { payload, locale }: CallContext,
  { numbers, gtins }: { numbers: readonly string[]; gtins: readonly string[] },
): Promise<FoundParts> {
  const found: FoundParts = { byNumber: new Map(), byGtin: new Map(), stored: new Map() }
  if (numbers.length === 0 && gtins.length === 0) return found
  const key = sql.raw(`'${gtinKey}'`)
  // spellings of one GTIN have the same forms
  const gtinsOf = new Map<string, string[]>()
  for (const gtin of gtins)
    for (const form of gtinForms(gtin)) gtinsOf.set(form, [...(gtinsOf.get(form) ?? []), gtin])
  const stored = await rows<StoredPart & { normalised: string }>(
    payload,
    sql`
    select v.product_id as product, v.printed, v.normalised, v.values, v.state, v.successor from search_variants v
    join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${locale}
    where v.normalised = any(${sql.param([...numbers])}::text[])
    or (v.values ? ${key} and v.values->>${key} = any(${sql.param([...gtinsOf.keys()])}::text[]))
    order by v.product_id desc, v.position desc`,
  )
  const wanted = new Set(numbers)
  const byNumber = new Map<string, string>()
  const byGtin = new Map<string, string>()
  for (const { normalised, ...part } of stored) {
    found.stored.set(part.printed, part)
    if (wanted.has(normalised)) byNumber.set(normalised, part.printed)
    // in descending order of ids, so that the oldest of several products with the GTIN remains
    for (const gtin of gtinsOf.get(String(part.values[gtinKey] ?? '')) ?? [])
      byGtin.set(gtin, part.printed)
  }
  return { ...found, byNumber, byGtin }
}

/** Data of part numbers that a list shows, and the quantities of their values. */
interface DescribedParts {
  partOf: (part: StoredPart) => Part
  measuresOf: (part: StoredPart) => Quantity[]
}

/** Data of part numbers that a list shows, in the locale. */
export async function describeParts(
  context: CallContext,
  stored: readonly StoredPart[],
  products: readonly ProductCard[],
): Promise<DescribedParts> {
  const { payload, locale } = context
  const [indexes, titleOf, successors] = await Promise.all([
    indexesOf(context),
    readPartTitles(context, products),
    readSuccessors(
      context,
      stored.map(({ successor }) => successor),
    ),
  ])
  const entries = indexes.of('products', locale)
  const documents = await readSearchDocuments(
    payload,
    locale,
    [...new Set(stored.map(({ product }) => product))].map((id) => ({
      collection: 'products',
      id,
      revision: entries.entry(id)?.revision ?? Number.NaN,
    })),
  )
  const documentOf = (product: number) => documents.get(documentKey('products', product))
  const measuresOf = ({ product, printed }: StoredPart): Quantity[] => {
    const document = documentOf(product)
    const variant = document?.variants.find((each) => each.printed === printed)
    return (variant?.values ?? []).flatMap((place) => document?.values[place]?.measures ?? [])
  }
  const partOf = ({ product, printed, values, state, successor }: StoredPart): Part => {
    const document = documentOf(product)
    const packing = values['packing']
    const gtin = values[gtinKey]
    return {
      part_number: printed,
      product,
      title: titleOf(product, printed) ?? '',
      values: document ? shownValues(document, printed) : [],
      packing: typeof packing === 'number' && packing > 0 ? packing : null,
      gtin: typeof gtin === 'string' && gtin !== '' ? gtin : null,
      state: unusualMark(state, locale),
      successor: successors(successor),
    }
  }
  return { partOf, measuresOf }
}

/**
 * Values of a part number that a list shows: of the filterable attributes, or of all if none of
 * them is filterable; without the GTIN and the pack size.
 */
function shownValues(
  { variants, attributes, values }: SearchDocument,
  printed: string,
): Part['values'] {
  const variant = variants.find((each) => each.printed === printed)
  const stated = (variant?.values ?? []).flatMap((place) => {
    const value = values[place]
    const attribute = value && attributes[value.attribute]
    return attribute && attribute.key !== gtinKey && attribute.key !== 'packing'
      ? [{ filter: attribute.filter, label: attribute.label, value: value.text }]
      : []
  })
  const filters = stated.filter(({ filter }) => filter)
  return (filters.length > 0 ? filters : stated)
    .slice(0, maxValues)
    .map(({ label, value }) => ({ label, value }))
}
