import type { Answer } from '@vitrine/contract/client'
import type { CrossReference, LifeMark } from '@vitrine/contract/shapes/types'
import { readNamedElsewhere } from '#src/api/cross-references/equivalents-of-text.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { readPartTitles, titledProduct } from '#src/api/reading/part-titles.ts'
import { linkedProduct } from '#src/api/reading/successors.ts'

/**
 * Product in the format of suggestions; `title`: the title of a part number, if one is suggested.
 */
export const suggestedProduct = (row: EntryRow, title = row.title) => ({
  ...linkedProduct(row),
  title,
  state: (row.card['state'] as LifeMark | null | undefined) ?? null,
})

/**
 * Creates a function that describes a part number's product in the format of suggestions, with the
 * title of the part number.
 */
export async function suggestedParts(
  context: CallContext,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow, partNumber: string) => ReturnType<typeof suggestedProduct>> {
  const titleOf = await readPartTitles(context, rows.map(titledProduct))
  return (row, partNumber) => suggestedProduct(row, titleOf(row.id, partNumber))
}

/** Cross-references with the products that replace their numbers. */
export async function withProducts(
  context: CallContext,
  references: readonly CrossReference[],
): Promise<Answer<'search-read'>['equivalents']> {
  const ids = new Set(references.flatMap(({ product }) => product ?? []))
  const rows = ids.size === 0 ? [] : await readEntries(context, 'products', [...ids])
  return references.map(({ product, ...reference }) => {
    const row = rows.find(({ id }) => id === product)
    const named = row && suggestedProduct(row, reference.title ?? row.title)
    return { ...reference, product: named ?? null }
  })
}

/** Other makers and their numbers in a text, with the products that replace these numbers. */
export async function readElsewhere(
  context: CallContext,
  text: string,
  options?: { begun: boolean },
): Promise<Pick<Answer<'search-read'>, 'equivalents' | 'makers'>> {
  const { references, makers } = await readNamedElsewhere(context, text, options)
  return { equivalents: await withProducts(context, references), makers }
}
