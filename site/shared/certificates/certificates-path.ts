import type { Locale } from '@vitrine/configuration/locales'
import { writeItems } from '@vitrine/contract/part-list'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/**
 * Path of the certificates page for part numbers, with filters, or of its archive. `leftOut`: lines
 * beyond the limit of the list.
 */
export function certificatesPath(
  locale: Locale,
  {
    codes = [],
    filter = [],
    leftOut = [],
  }: {
    codes?: readonly string[]
    filter?: readonly string[]
    leftOut?: readonly string[] | undefined
  },
  ending: '' | '.zip' = '',
): string {
  const items = writeItems(codes.map((code) => ({ code, quantity: null })))
  const query = writeQuery({ items: items || undefined, filter, leftOut }, locale)
  return routePath('certificates', locale) + ending + query.replaceAll('%2C', ',')
}

/** Fragment of a certificate on its page; the cms links to it as well. */
export const certificateAnchor = (id: number): string => `certificate-${id}`
