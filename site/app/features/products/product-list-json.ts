import type { ProductCard } from '@vitrine/contract/shapes/types'
import { itemListJson } from '#app/core/head/item-list-json.ts'
import type { HeadContext } from '#app/core/head/head-element.ts'
import { productPath } from '#shared/routes/detail-paths.ts'

/** JSON-LD of a product list. */
export function productListJson(
  products: readonly ProductCard[],
  { locale }: HeadContext,
  url: (path: string) => string,
): object[] {
  return itemListJson(
    products.map((product) => ({
      name: product.title,
      href: productPath({ ...product, matched_part_number: null }, locale),
    })),
    url,
  )
}
