import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Path of the comparison of one part number or product, to which others are added there. Without the
 * rules of items, which the pages that link to it do not load.
 */
export const comparedPath = (code: string, locale: Locale): string =>
  routePath('comparison', locale) + writeQuery({ items: code }, locale)
