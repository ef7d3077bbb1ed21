import type { Locale } from '@vitrine/contract/locales'
import { routePath } from '#app/routes/table.ts'

/** What stands in an address where a parent is missing (spec §2 "Detail links built by cards"). */
const missing = { category: 'sem-categoria', subcategory: 'sem-subcategoria' }

interface Placed {
  slug: string
  category: { slug: string } | null
  sub_category: { slug: string } | null
  matched_part_number?: string | null
}

/** The address of a product; a part number that a search hit is marked in its table. */
export function productPath(product: Placed, locale: Locale): string {
  const path = routePath('product', locale, {
    category: product.category?.slug ?? missing.category,
    subcategory: product.sub_category?.slug ?? missing.subcategory,
    product: product.slug,
  })
  return product.matched_part_number ? `${path}#${encodeURIComponent(product.matched_part_number)}` : path
}
