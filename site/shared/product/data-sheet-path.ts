import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import { productPath } from '#shared/routes/detail-paths.ts'

/** What a product's address ends in where it is its data sheet. No slug has a full stop. */
export const dataSheetEnding = '.pdf'

/** Where the data sheet of a product is: its page's own address, as a file. */
export function dataSheetPath(
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
): string {
  return productPath({ ...product, matched_part_number: null }, locale) + dataSheetEnding
}
