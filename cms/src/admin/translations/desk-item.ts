import { isLocale } from '@vitrine/configuration/locales'
import type { DeskItem } from '#src/translation/desk-shapes.ts'

/** Key of an item in the address: `products-12-es`. */
export const itemKey = ({ collection, id, locale }: DeskItem): string =>
  `${collection}-${id}-${locale}`

/** Item of a key; undefined for anything else. */
export function itemOf(key: string): DeskItem | undefined {
  const [, collection, id, locale] =
    /^([a-z][a-z-]{0,40})-(0|[1-9]\d{0,8})-([a-z]{2,3})$/.exec(key) ?? []
  return collection !== undefined && locale !== undefined && isLocale(locale)
    ? { collection, id: Number(id), locale }
    : undefined
}
