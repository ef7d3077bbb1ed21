import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Variant } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
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

/** Products whose variants are read in one statement. */
const productsPerStatement = 2000

/** Bit of a locale in a segment's masks. */
export const localeBit = (locale: Locale): number => 1 << localeCodes.indexOf(locale)

/**
 * Published variants in memory: a list's counts are one pass over columns (0044). Before each read
 * the products published since are read again, so that every instance counts what is published.
 */
class VariantIndex {
  readonly #subcategories = new Map<number, Filterable>()
  readonly #placeOf = new Map<number, { segment: Segment; place: number }>()
  #revision = 0n
  #reading: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  /** Subcategories as published now. Calls that wait for the same statement share it. */
  async subcategories(payload: Payload): Promise<ReadonlyMap<number, Filterable>> {
    this.#next ??= this.#reading.then(() => {
      const reading = this.#readChanges(payload)
      this.#next = undefined
      this.#reading = reading.catch(() => undefined)
      return reading
    })
    await this.#next
    return this.#subcategories
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
    if (sparse.length > 0) await this.#rebuild(payload, sparse)
  }

  /** Reads subcategories anew whose segments hold more of former states than of the present one. */
  async #rebuild(payload: Payload, ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#subcategories.delete(id)
    await this.#take(
      payload,
      await rows<ProductRow>(
        payload,
        sql`select * from search_products where coalesce(subcategory_id, 0) = any(${sql.param([...ids])}::int[])`,
      ),
    )
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
    const place = segment.add(row.product_id, locales, variants, keys)
    this.#placeOf.set(row.product_id, { segment, place })
  }
}

const indexes = new WeakMap<Payload, VariantIndex>()

/**
 * Subcategories as published now, or as a preview's transaction sees them: a preview has a Payload
 * instance of its own, and so an index of its own.
 */
export function readFilterable(payload: Payload): Promise<ReadonlyMap<number, Filterable>> {
  const index = indexes.get(payload) ?? new VariantIndex()
  indexes.set(payload, index)
  return index.subcategories(payload)
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
      return [id, (attributes ?? []).filter(({ filter, type }) => filter && type !== 'text')]
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
