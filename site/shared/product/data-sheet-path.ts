import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'

/** Suffix of a data sheet's path; slugs contain no full stop. */
export const dataSheetEnding = '.pdf'

/** Path of the data sheet of a product or part number: its page's path with the suffix. */
export function dataSheetPath(
  product: Pick<Answer<'product-read'>, 'slug' | 'category' | 'sub_category'>,
  locale: Locale,
  part?: { slug: string },
): string {
  const page = part
    ? partPath(product, part, locale)
    : productPath({ ...product, matched_part_number: null }, locale)
  return page + dataSheetEnding
}
