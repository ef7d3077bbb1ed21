import { writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/contract/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/** Kinds of files that a list is taken out as; their addresses are that of the list with the ending. */
export const listFileEndings = ['csv', 'xlsx', 'pdf'] as const
export type ListFileEnding = (typeof listFileEndings)[number]

/** Path of the parts list with items, or of a file of it. */
export function listPath(
  items: readonly ListItem[],
  locale: Locale,
  ending?: ListFileEnding | 'zip',
): string {
  const query = writeQuery({ items: writeItems(items) || undefined }, locale)
  // as people read it; a form and another program may encode it
  return (
    routePath('parts-list', locale) +
    (ending === undefined ? '' : `.${ending}`) +
    query.replaceAll('%3A', ':').replaceAll('%2C', ',')
  )
}
