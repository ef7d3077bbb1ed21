import { askedAs } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'

/** Address of the page of other makers' numbers, with what it is asked. */
export const crossReferencesPath = (
  locale: Locale,
  { numbers, maker, page = 1 }: { numbers?: string; maker?: string; page?: number } = {},
): string =>
  routePath('cross-references', locale) +
  writeQuery({ q: numbers || undefined, maker, page: page > 1 ? String(page) : undefined }, locale)

/** Number of another maker as a list names it: `Maker AB 50`. */
export const askedText = ({ maker, number }: Pick<CrossReference, 'maker' | 'number'>): string =>
  `${maker.name} ${number}`

/** Item of a parts list that was asked for by another maker's number; `packs`: in packs of that maker. */
export const askedItem = (reference: CrossReference, packs?: string): string =>
  askedAs(reference.ours, [askedText(reference), packs].filter(Boolean).join(' '))
