import { writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from '#shared/routes/query-names.ts'
import { screenPath } from '#shared/routes/screen-path.ts'
import { routePath } from '#shared/routes/table.ts'

/** File formats of a list; the URL of a file is that of the list with the file extension. */
export const listFileEndings = ['csv', 'xlsx', 'pdf'] as const
export type ListFileEnding = (typeof listFileEndings)[number]

/**
 * Query string of items with unencoded `:` and `,`, to be readable; forms and other programs may
 * encode both.
 */
const itemsQuery = (items: readonly ListItem[], locale: Locale): string =>
  writeQuery({ items: writeItems(items) || undefined }, locale)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')

/** Fragment of the form that saves the list of the URL, on the page of a member's lists. */
export const keepFragment = 'guardar'

/** Path of the page on which members save a list; undefined without a restricted area. */
export function keepPath(items: readonly ListItem[], locale: Locale): string | undefined {
  const path = screenPath('restricted-sections', locale)
  return path && `${path}${itemsQuery(items, locale)}#${keepFragment}`
}

/** Path of the parts list with items, or of one of its files. */
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
