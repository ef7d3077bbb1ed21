import type { CrossReference } from '@vitrine/contract/shapes/types'
import { isOfSite } from '#src/content/site-modules.ts'
import { nearNumbers } from '#src/search/lines/near-numbers.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { wholeNumbers } from './equivalents-of-text.ts'
import { asAnswered, possibleNames, readMakers, referencesOfNumbers } from './find-references.ts'

/** Numbers of a text that are compared, and entries that are offered for it. */
const mostNumbers = 4
const mostOffered = 5

/**
 * Entries whose numbers are a slip away from one that a text names, in one query for all texts; those of
 * a maker that the text names alone, where there are any; none of what is out of the catalogue. For texts of which nothing is found.
 */
export async function readNearReferences(
  context: CallContext,
  texts: readonly string[],
): Promise<(text: string) => CrossReference[]> {
  if (texts.length === 0 || !isOfSite('other-makers')) return () => []
  context.tag('cross-references')
  const makers = await readMakers(context)
  const nearOf = new Map(
    texts.map((text) => {
      const numbers = [
        ...wholeNumbers(text, makers),
        ...parseQuery(text, context.locale).partNumbers.map(({ normalised }) => normalised),
      ]
      const near = [...new Set(numbers)].map(nearNumbers).filter(({ length }) => length > 0)
      return [text, new Set(near.slice(0, mostNumbers).flat())]
    }),
  )
  const found = await referencesOfNumbers(context, [
    ...new Set([...nearOf.values()].flatMap((numbers) => [...numbers])),
  ])
  return (text) => {
    const names = new Set(possibleNames(text))
    const named = new Set(
      makers.filter(({ keys }) => keys.some((key) => names.has(key))).map(({ id }) => id),
    )
    const near = found.filter(
      ({ normalised, product }) => product !== null && nearOf.get(text)?.has(normalised),
    )
    const own = near.filter(({ makerId }) => named.has(makerId))
    return (own.length > 0 ? own : near).slice(0, mostOffered).map(asAnswered)
  }
}
