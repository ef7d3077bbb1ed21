import { writeItems } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/** Value of `view` that shows only rows with differences. */
export const onlyDifferences: ComparisonView = 'differences'
export type ComparisonView = 'differences'

/** Path of the comparison of part numbers or products, optionally of its differences only. */
export function comparisonPath(
  codes: readonly string[],
  locale: Locale,
  view?: ComparisonView,
): string {
  const items = writeItems(codes.map((code) => ({ code, quantity: null })))
  const query = writeQuery({ items: items || undefined, view }, locale)
  return routePath('comparison', locale) + query.replaceAll('%2C', ',')
}
