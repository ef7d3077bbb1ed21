import type { Answer } from '@vitrine/contract/client'
import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { mayBeMisspelt, readNearReferences } from '#src/api/cross-references/near-references.ts'
import { findParts } from './find-parts.ts'
import { readNearPartNumbers } from './near-part-numbers.ts'
import type { NearPartNumber } from './near-part-numbers.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import { isSpelledLike } from '#src/search/query/spelling.ts'
import { suggestedParts, withProducts } from './named-elsewhere.ts'

type Near = Pick<Answer<'search-read'>, 'near' | 'near_equivalents'>

/**
 * Part numbers and other makers' numbers with a spelling similar to an unknown number in a text;
 * none if the text has cross-references.
 */
export async function readNearNumbers(
  context: CallContext,
  text: string,
  {
    understood,
    equivalents,
  }: {
    understood: readonly UnderstoodTerm[]
    /** Cross-references of other makers' numbers in the text. */
    equivalents: readonly unknown[]
  },
): Promise<Near> {
  if (equivalents.length > 0) return { near: [], near_equivalents: [] }
  const found = understood.flatMap(({ kind, found: isFound }) =>
    kind === 'part-number' ? [isFound] : [],
  )
  const [near, nearEquivalents] = await Promise.all([
    found.includes(false) ? readNear(context, text) : readSpelledOtherwise(context, text),
    // a part of a number can be read as a size: `XY 95/13`
    !found.includes(true) && mayBeMisspelt(text, context.locale)
      ? readNearEquivalents(context, text)
      : [],
  ])
  return { near, near_equivalents: nearEquivalents }
}

/** Part numbers similar to the one in a text, with their products. */
const readNear = async (context: CallContext, text: string): Promise<Near['near']> =>
  withNearProducts(context, await readNearPartNumbers(context, text))

/**
 * Part numbers that the catalogue spells without the slash of the text: `XY-5/8-24` may mean
 * XY-58-24. Only numbers of four or more groups: fewer may be a series and a size.
 */
async function readSpelledOtherwise(context: CallContext, text: string): Promise<Near['near']> {
  const numbers = parseQuery(text, context.locale).partNumbers.filter(
    ({ typed, groups }) => typed.includes('/') && groups.split('-').length > 3,
  )
  const { byNumber, stored } = await findParts(context, {
    numbers: numbers.map(({ normalized }) => normalized),
    gtins: [],
  })
  const near = numbers.flatMap(({ normalized, typed }) => {
    const part = stored.get(byNumber.get(normalized) ?? '')
    return part === undefined || isSpelledLike(typed, part.printed)
      ? []
      : [{ partNumber: part.printed, product: part.product }]
  })
  return withNearProducts(context, near)
}

async function withNearProducts(
  context: CallContext,
  near: readonly NearPartNumber[],
): Promise<Near['near']> {
  const products = await readEntries(context, 'products', [
    ...new Set(near.map(({ product }) => product)),
  ])
  const suggested = await suggestedParts(context, products)
  return near.flatMap(({ partNumber, product }) => {
    const row = products.find(({ id }) => id === product)
    return row === undefined
      ? []
      : [{ part_number: partNumber, product: suggested(row, partNumber) }]
  })
}

/** Cross-references with numbers similar to a number in a text. */
async function readNearEquivalents(
  context: CallContext,
  text: string,
): Promise<Near['near_equivalents']> {
  const nearOf = await readNearReferences(context, [text])
  return withProducts(context, nearOf(text))
}
