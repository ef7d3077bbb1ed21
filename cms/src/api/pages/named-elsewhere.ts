import type { Answer } from '@vitrine/contract/client'
import type { CrossReference, LifeMark } from '@vitrine/contract/shapes/types'
import { readNamedElsewhere } from '#src/api/cross-references/equivalents-of-text.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { linkedProduct } from '#src/api/reading/successors.ts'

/** Product as suggestions name it. */
export const suggestedProduct = (row: EntryRow) => ({
  ...linkedProduct(row),
  state: (row.card['state'] as LifeMark | null | undefined) ?? null,
})

/** Entries of other makers with the products that stand in for their numbers. */
export async function withProducts(
  context: CallContext,
  references: readonly CrossReference[],
): Promise<Answer<'search-read'>['equivalents']> {
  const ids = new Set(references.flatMap(({ product }) => product ?? []))
  const rows = ids.size === 0 ? [] : await readEntries(context, 'products', [...ids])
  return references.map(({ product, ...reference }) => {
    const row = rows.find(({ id }) => id === product)
    return { ...reference, product: row === undefined ? null : suggestedProduct(row) }
  })
}

/** What a text names of other makers, with the products that stand in for it. */
export async function readElsewhere(
  context: CallContext,
  text: string,
  options?: { begun: boolean },
): Promise<Pick<Answer<'search-read'>, 'equivalents' | 'makers'>> {
  const { references, makers } = await readNamedElsewhere(context, text, options)
  return { equivalents: await withProducts(context, references), makers }
}
