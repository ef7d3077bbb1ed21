import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import { productPath } from '#shared/routes/detail-paths.ts'

/** Suffix of a data sheet's address; slugs contain no full stop. */
export const dataSheetEnding = '.pdf'

/** Path of a product's data sheet: the product's path with the suffix. */
export function dataSheetPath(
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
): string {
  return productPath({ ...product, matched_part_number: null }, locale) + dataSheetEnding
}
