import { writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { screenPath } from '#shared/routes/screen-path.ts'
import { routePath } from '#shared/routes/table.ts'

/** Kinds of files that a list is taken out as; their addresses are that of the list with the ending. */
export const listFileEndings = ['csv', 'xlsx', 'pdf'] as const
export type ListFileEnding = (typeof listFileEndings)[number]

/** Items in a query, as people read them; a form and another program may encode them. */
const itemsQuery = (items: readonly ListItem[], locale: Locale): string =>
  writeQuery({ items: writeItems(items) || undefined }, locale)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')

/** Place on the page of the lists where the list of the address is kept. */
export const keepFragment = 'guardar'

/** Path on which members keep a list; undefined without a restricted area. */
export function keepPath(items: readonly ListItem[], locale: Locale): string | undefined {
  const path = screenPath('restricted-sections', locale)
  return path && `${path}${itemsQuery(items, locale)}#${keepFragment}`
}

/** Path of the parts list with items, or of a file of it. */
export function listPath(
  items: readonly ListItem[],
  locale: Locale,
  ending?: ListFileEnding | 'zip',
): string {
  return (
    routePath('parts-list', locale) +
    (ending === undefined ? '' : `.${ending}`) +
    itemsQuery(items, locale)
  )
}
