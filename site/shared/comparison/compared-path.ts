import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Path of the comparison page with one part number or product. Does not import the item syntax of
 * comparisons, which pages with this link do not need.
 */
export const comparedPath = (code: string, locale: Locale): string =>
  routePath('comparison', locale) + writeQuery({ items: code }, locale)
