import type { Answer } from '@vitrine/contract/client'
import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { mayBeMisspelt, readNearReferences } from '#src/api/cross-references/near-references.ts'
import { readNearPartNumbers } from '#src/api/searching/near-part-numbers.ts'
import { suggestedProduct, withProducts } from './named-elsewhere.ts'

type Near = Pick<Answer<'search-read'>, 'near' | 'near_equivalents'>

/** Numbers that are spelled like one of a text that does not exist: ours and those of other makers. */
export async function readNearNumbers(
  context: CallContext,
  text: string,
  {
    understood,
    equivalents,
  }: {
    understood: readonly UnderstoodTerm[]
    /** What stands in for numbers of other makers in the text. */
    equivalents: readonly unknown[]
  },
): Promise<Near> {
  if (equivalents.length > 0) return { near: [], near_equivalents: [] }
  const found = understood.flatMap(({ kind, found: isFound }) =>
    kind === 'part-number' ? [isFound] : [],
  )
  const [near, nearEquivalents] = await Promise.all([
    found.includes(false) ? readNear(context, text) : [],
    // a piece of a number may read as a size: `XY 95/13`
    !found.includes(true) && mayBeMisspelt(text, context.locale)
      ? readNearEquivalents(context, text)
      : [],
  ])
  return { near, near_equivalents: nearEquivalents }
}

/** Part numbers near that of a text, with their products. */
async function readNear(context: CallContext, text: string): Promise<Near['near']> {
  const near = await readNearPartNumbers(context, text)
  const products = await readEntries(context, 'products', [
    ...new Set(near.map(({ product }) => product)),
  ])
  return near.flatMap(({ partNumber, product }) => {
    const row = products.find(({ id }) => id === product)
    return row === undefined ? [] : [{ part_number: partNumber, product: suggestedProduct(row) }]
  })
}

/** What stands in for numbers of other makers near one of a text. */
async function readNearEquivalents(
  context: CallContext,
  text: string,
): Promise<Near['near_equivalents']> {
  const nearOf = await readNearReferences(context, [text])
  return withProducts(context, nearOf(text))
}
