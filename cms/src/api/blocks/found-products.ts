import { filterPattern, listLimits } from '@vitrine/contract/list-limits'
import { groupFilters } from '@vitrine/contract/shapes/filters'
import type { Chosen } from '@vitrine/contract/shapes/filters'
import type { ProductCard, Variant } from '@vitrine/contract/shapes/types'
import type { LifeState } from '@vitrine/contract/life-cycle'
import { readDeclared } from '#src/api/catalogue/product.ts'
import { listProducts } from '#src/api/catalogue/products.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { productsById } from '#src/api/reading/cards.ts'
import { idOf, idsOf } from '#src/api/reading/detail.ts'
import { hasAll } from '#src/api/search/with-filtered-variants.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { linesOf } from './stored-block.ts'
import type { StoredBlock } from './stored-block.ts'

/** Documents or rows that a block shows, unless the staff state a number. */
const shownByDefault = { products: 8, rows: 12 } as const

/** Products of a block: chosen by hand, else those that its filter finds. */
interface Found {
  products: ProductCard[]
  /** Number of all products, and of all part numbers, that the filter finds. */
  total: number
  partNumbers: number
  chosen: Chosen
}

const isFilter = (text: string): boolean =>
  filterPattern.test(text) && text.length <= listLimits.filter

const nothing: Found = { products: [], total: 0, partNumbers: 0, chosen: new Map() }

/** What a block chooses products by. */
type Choice = Partial<
  Pick<StoredBlock, 'filters' | 'products' | 'category' | 'subcategory' | 'maximum'>
>

/** True if the staff chose products, or that by which they are found. */
export const hasChoice = (block: Choice): boolean =>
  idsOf(block.products).length > 0 ||
  idOf(block.category) !== null ||
  idOf(block.subcategory) !== null ||
  linesOf(block.filters).some(isFilter)

/** @param shown - Products that are read of those that the filter finds. */
export async function findProducts(
  context: CallContext,
  block: Choice,
  shown: number = block.maximum ?? shownByDefault.products,
): Promise<Found> {
  const filter = linesOf(block.filters).filter(isFilter).slice(0, listLimits.filters)
  const chosen = groupFilters(filter)
  const byHand = idsOf(block.products)
  if (byHand.length > 0) {
    const products = await productsById(context, byHand)
    return { products, total: products.length, partNumbers: 0, chosen }
  }
  const [category, subcategory] = [idOf(block.category), idOf(block.subcategory)]
  if (!hasChoice(block)) return nothing
  const { data, meta, part_number_count } = await listProducts(context, {
    page: 1,
    perPage: shown,
    orderBy: 'relevance',
    ...(filter.length > 0 ? { filter } : {}),
    ...(category === null ? {} : { category: String(category) }),
    ...(subcategory === null ? {} : { subcategory: String(subcategory) }),
  })
  return { products: data, total: meta.total, partNumbers: part_number_count, chosen }
}

interface PartRow {
  product: number
  subcategory: number | null
  printed: string
  values: Variant['values']
  state: LifeState | null
}

/** Part numbers of products that have all chosen values, in the order of the products. */
async function readParts(
  { payload }: CallContext,
  products: readonly ProductCard[],
  chosen: Chosen,
): Promise<PartRow[]> {
  const ids = products.map(({ id }) => id)
  const found = await rows<PartRow>(
    payload,
    sql`
    select v.product_id as product, p.subcategory_id as subcategory, v.printed, v.values, v.state
    from search_variants v join search_products p using (product_id)
    where v.product_id = any(${sql.param(ids)}::int[])
    order by array_position(${sql.param(ids)}::int[], v.product_id), v.position`,
  )
  return found.filter((row) => hasAll(row, chosen))
}

/** Part numbers that a block finds, of the products that it shows; and the numbers of all. */
export async function findParts(context: CallContext, block: Choice) {
  // a product may have no part number, and one fills the table alone
  const found = await findProducts(context, block, listLimits.perPage)
  const parts = await readParts(context, found.products, found.chosen)
  return {
    products: { cards: found.products, total: found.total },
    parts,
    total: Math.max(found.partNumbers, parts.length),
  }
}

/**
 * Table of the part numbers that the filter of a block finds, with the chosen columns, else those of
 * the subcategory of the first one.
 */
export async function readPartTable(context: CallContext, block: StoredBlock) {
  const { products, parts, total } = await findParts(context, block)
  const shown = parts.slice(0, block.maximum ?? shownByDefault.rows)
  const subcategories = [...new Set(shown.map(({ subcategory }) => subcategory))]
  const declared = await Promise.all(subcategories.map((id) => readDeclared(context, id)))
  const wanted = linesOf(block.columns)
  const known = declared.flatMap(({ columns }) => columns)
  const keys = wanted.length > 0 ? wanted : (declared[0]?.columns ?? []).map(({ key }) => key)
  const columns = keys.flatMap((key) => known.find((column) => column.key === key) ?? [])
  const cards = new Map(products.cards.map((card) => [card.id, card]))
  return {
    columns,
    rows: shown.flatMap(({ product, printed, values }) => {
      const card = cards.get(product)
      if (!card) return []
      const { title, slug, category, sub_category } = card
      return [
        {
          part_number: printed,
          product: { title, slug, category, sub_category },
          values: Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? null])),
        },
      ]
    }),
    total,
  }
}
