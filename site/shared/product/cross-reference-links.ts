import { askedAs } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/** Path of the page of other makers' numbers for a query. */
export const crossReferencesPath = (
  locale: Locale,
  { numbers, maker, page = 1 }: { numbers?: string; maker?: string; page?: number } = {},
): string =>
  routePath('cross-references', locale) +
  writeQuery({ q: numbers || undefined, maker, page: page > 1 ? String(page) : undefined }, locale)

/** Number of another maker as shown in a list: `Maker AB 50`. */
export const askedText = ({ maker, number }: Pick<CrossReference, 'maker' | 'number'>): string =>
  `${maker.name} ${number}`

/** Parts list item for a number of another maker; `packs`: quantity in packs of that maker. */
export const askedItem = (reference: CrossReference, packs?: string): string =>
  askedAs(reference.ours, [askedText(reference), packs].filter(Boolean).join(' '))
