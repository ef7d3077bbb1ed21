import { lifeKeys } from '@vitrine/contract/life-cycle'
import { localeCodes } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { stateAttribute } from '#src/content/life-cycle/life-columns.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'
import { previewedDocuments } from '#src/publishing/preview/preview.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import { followedState } from '#src/api/indexes/revision-follower.ts'
import type { RevisionSource } from '#src/api/indexes/revision-follower.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { Segment } from '#src/search/index/segment.ts'

/** Subcategory with its filterable attributes and the variants of its products. */
export interface Filterable {
  id: number
  attributes: StoredAttribute[]
  segment: Segment
}

interface ProductRow {
  product_id: number
  subcategory_id: number | null
  locales: Locale[]
  revision: string
}

/** Maximum number of products per SQL statement. */
const productsPerStatement = 2000

/** Bit of a locale in a segment's bitmasks. */
export const localeBit = (locale: Locale): number => 1 << localeCodes.indexOf(locale)

/**
 * Variants in memory, stored by column, so that the counts of a list take one pass
 * (docs/design/filters.md).
 */
class VariantIndex {
  readonly subcategories = new Map<number, Filterable>()
  readonly #placeOf = new Map<number, { segment: Segment; place: number }>()

  /** Subcategory of a published product; undefined for others. */
  subcategoryOfProduct(product: number): number | undefined {
    const segment = this.#placeOf.get(product)?.segment
    return [...this.subcategories.values()].find((each) => each.segment === segment)?.id
  }

  /**
   * Replaces the variants of changed products and rereads the attributes of their subcategories.
   */
  async take(payload: Payload, changed: readonly ProductRow[]): Promise<void> {
    const ids = [...new Set(changed.map(subcategoryOf))]
    for (const [id, attributes] of await readFilters(payload, ids))
      this.subcategories.set(id, {
        id,
        attributes,
        segment: this.subcategories.get(id)?.segment ?? new Segment(),
      })
    for (let from = 0; from < changed.length; from += productsPerStatement) {
      const some = changed.slice(from, from + productsPerStatement)
      const variants = await readVariants(payload, some)
      for (const row of some) this.#replace(row, variants.get(row.product_id) ?? [])
    }
  }

  /** Rebuilds the segments of subcategories in which most products are outdated (`isSparse`). */
  async rebuildSparse(payload: Payload): Promise<void> {
    const sparse = [...this.subcategories.values()].filter(({ segment }) => segment.isSparse())
    if (sparse.length === 0) return
    const rebuilt = await readSubcategories(
      payload,
      sparse.map(({ id }) => id),
    )
    for (const [id, subcategory] of rebuilt.subcategories) this.subcategories.set(id, subcategory)
    for (const [product, place] of rebuilt.#placeOf) {
      const before = this.#placeOf.get(product)
      before?.segment.remove(before.place)
      this.#placeOf.set(product, place)
    }
  }

  #replace(row: ProductRow, variants: Variant['values'][]): void {
    const before = this.#placeOf.get(row.product_id)
    before?.segment.remove(before.place)
    this.#placeOf.delete(row.product_id)
    const subcategory = this.subcategories.get(subcategoryOf(row))
    if (!subcategory || row.locales.length === 0) return
    const { segment, attributes } = subcategory
    const locales = row.locales.reduce((mask, locale) => mask | localeBit(locale), 0)
    const keys = attributes.map(({ key }) => key)
    for (const values of variants) values[lifeKeys.state] ??= 'active'
    const place = segment.add(row.product_id, locales, variants, keys)
    this.#placeOf.set(row.product_id, { segment, place })
  }
}

/** Index of some subcategories, read in the transaction of `payload`. */
async function readSubcategories(payload: Payload, ids: readonly number[]): Promise<VariantIndex> {
  const index = new VariantIndex()
  const products = await rows<ProductRow>(
    payload,
    sql`select * from search_products where coalesce(subcategory_id, 0) = any(${sql.param([...ids])}::int[])`,
  )
  await index.take(payload, products)
  return index
}

type ProductMark = Readonly<{ revision: number }>

/**
 * Published variants as a source for `RevisionFollower`, with the highest revision of a product as
 * the mark.
 */
const variantSource = (payload: Payload): RevisionSource<VariantIndex, ProductMark> => ({
  async readMark() {
    const [newest] = await rows<{ revision: string | null }>(
      payload,
      sql`select max(revision) as revision from search_products`,
    )
    return { revision: Number(newest?.revision ?? 0) }
  },
  build: async () => ({ state: new VariantIndex(), mark: { revision: 0 } }),
  async update({ state, mark }, to) {
    const changed = await rows<ProductRow>(
      payload,
      sql`select * from search_products where revision > ${mark.revision}::bigint`,
    )
    await state.take(payload, changed)
    await state.rebuildSparse(payload)
    return { state, mark: to }
  },
})

const readPublished = followedState(variantSource)

/** Subcategories by id: as published or, in a preview, as its transaction sees them. */
export async function readFilterable(payload: Payload): Promise<ReadonlyMap<number, Filterable>> {
  const behind = previewBehind(payload)
  const published = await readPublished(behind?.published ?? payload)
  if (behind === undefined) return published.subcategories
  const ids = await previewedSubcategories(payload, published, behind.preview)
  if (ids.length === 0) return published.subcategories
  const previewed = await readSubcategories(payload, ids)
  return new Map([...published.subcategories, ...previewed.subcategories])
}

/**
 * Subcategories whose filters a preview changes: previewed ones, and the published and the new
 * subcategories of previewed products.
 */
async function previewedSubcategories(
  payload: Payload,
  index: VariantIndex,
  preview: Preview,
): Promise<number[]> {
  const idsOf = (wanted: string): number[] =>
    previewedDocuments(preview).flatMap(({ collection, id }) => (collection === wanted ? [id] : []))
  const products = idsOf('products')
  const now = await rows<ProductRow>(
    payload,
    sql`select * from search_products where product_id = any(${sql.param(products)}::int[])`,
  )
  const before = products.flatMap((id) => index.subcategoryOfProduct(id) ?? [])
  return [...new Set([...idsOf('subcategories'), ...now.map(subcategoryOf), ...before])]
}

/** Subcategory of a product; 0 if it has none. */
const subcategoryOf = (row: ProductRow): number => row.subcategory_id ?? 0

/**
 * Filterable attributes of published subcategories and the state, in all locales; only the state
 * for other subcategories.
 */
async function readFilters(
  payload: Payload,
  ids: readonly number[],
): Promise<[number, StoredAttribute[]][]> {
  return Promise.all(
    ids.map(async (id): Promise<[number, StoredAttribute[]]> => {
      const document: unknown = await payload.findByID({
        collection: 'subcategories',
        id,
        locale: 'all',
        depth: 0,
        select: { attributes: true },
        disableErrors: true,
        overrideAccess: false,
      })
      const { attributes } = (document ?? {}) as { attributes?: StoredAttribute[] }
      return [
        id,
        [
          ...(attributes ?? []).filter(
            (attribute) => attribute.filter && attribute.type !== 'text' && isColumn(attribute),
          ),
          stateAttribute,
        ],
      ]
    }),
  )
}

async function readVariants(
  payload: Payload,
  products: readonly ProductRow[],
): Promise<Map<number, Variant['values'][]>> {
  const found = await rows<{ product_id: number; variants: Variant['values'][] }>(
    payload,
    sql`
    select product_id, jsonb_agg(values order by position) as variants from search_variants
    where product_id = any(${sql.param(products.map((row) => row.product_id))}::int[]) group by product_id`,
  )
  return new Map(found.map((row) => [row.product_id, row.variants]))
}
