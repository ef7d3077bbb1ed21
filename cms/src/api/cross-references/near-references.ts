import type { Locale } from '@vitrine/configuration/locales'
import type { CrossReference } from '@vitrine/contract/shapes/types'
import { isOfSite } from '#src/content/site-modules.ts'
import { isCompared, withDigits } from '#src/search/lines/near-numbers.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import { wholeNumbers } from './equivalents-of-text.ts'
import { asAnswered, possibleNames, referencesOfNumbers } from './find-references.ts'

/** Maximum numbers of a text that are compared. */
const maxNumbers = 4
/** Maximum cross-references offered for a text. */
const maxOffered = 5

/** True if a text contains a possibly misspelled number; sizes (`95 mm2`, `M12`) do not count. */
export const mayBeMisspelt = (text: string, locale: Locale): boolean =>
  parseQuery(text, locale).partNumbers.some(({ normalized }) => isCompared(normalized))

/**
 * Reads, with one query, the cross-references whose numbers are similar to numbers in the texts.
 * The returned function selects those for one text: without those of unpublished products and, if
 * the text names a maker of the rest, only of this maker.
 */
export async function readNearReferences(
  context: CallContext,
  texts: readonly string[],
): Promise<(text: string) => CrossReference[]> {
  if (texts.length === 0 || !isOfSite('other-makers')) return () => []
  context.tag('cross-references')
  const { others } = await indexesOf(context)
  const { makers } = others
  const nearOf = new Map(
    texts.map((text) => {
      const numbers = [
        ...wholeNumbers(text, makers),
        ...parseQuery(text, context.locale).partNumbers.map(({ normalized }) => normalized),
      ]
      const compared = [...new Set(numbers)].filter(isCompared).slice(0, maxNumbers)
      return [
        text,
        {
          near: new Set(compared.flatMap((number) => others.nearTo(number))),
          alike: new Set(compared.map(withDigits)),
        },
      ]
    }),
  )
  const found = await referencesOfNumbers(context, [
    ...new Set([...nearOf.values()].flatMap(({ near }) => [...near])),
  ])
  return (text) => {
    const names = new Set(possibleNames(text))
    const named = new Set(
      makers.filter(({ keys }) => keys.some((key) => names.has(key))).map(({ id }) => id),
    )
    const near = found.filter(
      ({ normalised, product }) => product !== null && nearOf.get(text)?.near.has(normalised),
    )
    const own = near.filter(({ makerId }) => named.has(makerId))
    const offered = own.length > 0 ? own : near
    // numbers that differ only in confusable letters and digits take precedence
    const alike = offered.filter(({ normalised }) => nearOf.get(text)?.alike.has(normalised))
    return (alike.length > 0 ? alike : offered).slice(0, maxOffered).map(asAnswered)
  }
}
