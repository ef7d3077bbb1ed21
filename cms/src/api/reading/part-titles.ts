import { partTitle } from '@vitrine/contract/product/part-title'
import type { Variant } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CallContext } from './call-context.ts'
import type { EntryRow } from './entries.ts'

/** Product with the titles that its part numbers may have. */
interface TitledProduct {
  id: number
  title: string
  sub_category: { title: string } | null
}

export const titledProduct = ({ id, title, parent_title: parent }: EntryRow): TitledProduct => ({
  id,
  title,
  sub_category: parent === null ? null : { title: parent },
})

interface StoredPart {
  product: number
  subcategory: number | null
  part_number: string
  values: Variant['values']
}

/**
 * Reads the titles of part numbers of the given products (`partTitle` of the contract). The
 * returned function gives the title of a part number, or of the product itself for null; undefined
 * for another product. Only products with a digit in the title are read: other titles apply to all
 * part numbers.
 */
export async function readPartTitles(
  context: CallContext,
  products: readonly TitledProduct[],
): Promise<(product: number, partNumber: string | null) => string | undefined> {
  const { payload, locale } = context
  const figured = products.filter(({ title }) => /\d/.test(title)).map(({ id }) => id)
  const parts =
    figured.length === 0
      ? []
      : await rows<StoredPart>(
          payload,
          sql`
          select v.product_id as product, p.subcategory_id as subcategory, v.printed as part_number, v.values
          from search_variants v join search_products p on p.product_id = v.product_id
          where v.product_id = any(${sql.param(figured)}::int[])`,
        )
  const subcategories = [...new Set(parts.map(({ subcategory }) => subcategory))].filter(
    (id) => id !== null,
  )
  const { docs } =
    subcategories.length === 0
      ? { docs: [] }
      : await payload.find({
          collection: 'subcategories',
          where: { id: { in: subcategories } },
          locale,
          depth: 0,
          select: { attributes: true },
          pagination: false,
          overrideAccess: false,
        })
  const partsOf = Map.groupBy(parts, ({ product }) => product)
  const cards = new Map(products.map((card) => [card.id, card]))
  return (product, partNumber) => {
    const card = cards.get(product)
    const variants = partsOf.get(product) ?? []
    const variant = variants.find(({ part_number: printed }) => printed === partNumber)
    if (!card || !variant) return card?.title
    const declared = docs.find(({ id }) => id === variant.subcategory)?.attributes ?? []
    const attributes = declared.map(({ key, unit, decimals }) => ({
      key,
      unit: unit ?? null,
      decimals: decimals ?? null,
    }))
    return partTitle({ ...card, attributes, variants }, variant, locale)
  }
}
