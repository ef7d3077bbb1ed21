import { lifeKeys } from '@vitrine/contract/life-cycle'
import { localeCodes } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { stateAttribute } from '#src/content/life-cycle/life-columns.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import { SharedRead } from '#src/platform/database/shared-read.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { Segment } from './segment.ts'

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

/** Bit of a locale in a segment's masks. */
export const localeBit = (locale: Locale): number => 1 << localeCodes.indexOf(locale)

/**
 * Published variants in memory, in columns, so that the counts of a list take one pass (0044). Each
 * query first loads the products published since the last one: no instance is behind the database.
 */
class VariantIndex {
  readonly #subcategories = new Map<number, Filterable>()
  readonly #placeOf = new Map<number, { segment: Segment; place: number }>()
  #revision = 0n
  readonly #changes: SharedRead<void>

  constructor(payload: Payload) {
    this.#changes = new SharedRead(() => this.#readChanges(payload))
  }

  /** Subcategories as published now. */
  async subcategories(): Promise<ReadonlyMap<number, Filterable>> {
    await this.#changes.run()
    return this.#subcategories
  }

  /** Subcategory of a product that is published; undefined for others. */
  subcategoryOfProduct(product: number): number | undefined {
    const segment = this.#placeOf.get(product)?.segment
    return [...this.#subcategories.values()].find((each) => each.segment === segment)?.id
  }

  async #readChanges(payload: Payload): Promise<void> {
    const changed = await rows<ProductRow & { newest: string | null }>(
      payload,
      sql`
      select newest.revision as newest, p.* from (select max(revision) as revision from search_products) newest
      left join search_products p on p.revision > ${String(this.#revision)}::bigint`,
    )
    const newest = BigInt(changed[0]?.newest ?? 0)
    if (newest < this.#revision) {
      // another database took the place of the one that was read
      this.#clear()
      return this.#readChanges(payload)
    }
    await this.#take(
      payload,
      changed.filter((row) => row.product_id !== null),
    )
    this.#revision = newest
  }

  #clear(): void {
    this.#subcategories.clear()
    this.#placeOf.clear()
    this.#revision = 0n
  }

  /** Replaces products; the declarations of their subcategories are read with them. */
  async #take(payload: Payload, changed: readonly ProductRow[]): Promise<void> {
    const ids = [...new Set(changed.map(subcategoryOf))]
    for (const [id, attributes] of await readFilters(payload, ids))
      this.#subcategories.set(id, {
        id,
        attributes,
        segment: this.#subcategories.get(id)?.segment ?? new Segment(),
      })
    for (let from = 0; from < changed.length; from += productsPerStatement) {
      const some = changed.slice(from, from + productsPerStatement)
      const variants = await readVariants(payload, some)
      for (const row of some) this.#replace(row, variants.get(row.product_id) ?? [])
    }
    const sparse = ids.filter((id) => this.#subcategories.get(id)?.segment.isSparse())
    if (sparse.length > 0) await this.readAnew(payload, sparse)
  }

  /**
   * Reads some subcategories anew: those whose segments hold more of former states than of the
   * present one, or those that a preview changes.
   */
  async readAnew(
    payload: Payload,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, Filterable>> {
    for (const id of ids) this.#subcategories.delete(id)
    await this.#take(
      payload,
      await rows<ProductRow>(
        payload,
        sql`select * from search_products where coalesce(subcategory_id, 0) = any(${sql.param([...ids])}::int[])`,
      ),
    )
    return this.#subcategories
  }

  #replace(row: ProductRow, variants: Variant['values'][]): void {
    const before = this.#placeOf.get(row.product_id)
    before?.segment.remove(before.place)
    this.#placeOf.delete(row.product_id)
    const subcategory = this.#subcategories.get(subcategoryOf(row))
    if (!subcategory || row.locales.length === 0) return
    const { segment, attributes } = subcategory
    const locales = row.locales.reduce((mask, locale) => mask | localeBit(locale), 0)
    const keys = attributes.map(({ key }) => key)
    for (const values of variants) values[lifeKeys.state] ??= 'active'
    const place = segment.add(row.product_id, locales, variants, keys)
    this.#placeOf.set(row.product_id, { segment, place })
  }
}

const indexes = new WeakMap<Payload, VariantIndex>()

/** Subcategories as published now, or as a preview's transaction sees them. */
export async function readFilterable(payload: Payload): Promise<ReadonlyMap<number, Filterable>> {
  const behind = previewBehind(payload)
  const shared = behind?.published ?? payload
  const index = indexes.get(shared) ?? new VariantIndex(shared)
  indexes.set(shared, index)
  const published = await index.subcategories()
  if (behind === undefined) return published
  const ids = await previewedSubcategories(payload, index, behind.preview)
  if (ids.length === 0) return published
  return new Map([...published, ...(await new VariantIndex(payload).readAnew(payload, ids))])
}

/** Subcategories whose filters a preview changes: its own, or those of its product. */
async function previewedSubcategories(
  payload: Payload,
  index: VariantIndex,
  preview: Preview,
): Promise<number[]> {
  if (!('collection' in preview)) return []
  if (preview.collection === 'subcategories') return [preview.id]
  if (preview.collection !== 'products') return []
  const [row] = await rows<ProductRow>(
    payload,
    sql`select * from search_products where product_id = ${preview.id}`,
  )
  const before = index.subcategoryOfProduct(preview.id)
  return [
    ...new Set([...(row ? [subcategoryOf(row)] : []), ...(before === undefined ? [] : [before])]),
  ]
}

/** 0 for a product without a subcategory. */
const subcategoryOf = (row: ProductRow): number => row.subcategory_id ?? 0

/** Filterable attributes of published subcategories, in all locales; none of others. */
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
