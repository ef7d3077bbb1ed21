import type { CrossReference, OtherMaker } from '@vitrine/contract/shapes/types'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { sql } from '#src/platform/database/query.ts'
import { isTelling, numbersOfOthers } from '#src/search/lines/telling-number.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import type { PartNumberCandidate } from '#src/search/query/codes.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'
import {
  asAnswered,
  possibleNames,
  readMakers,
  readReferences,
  referencesOfNumbers,
} from './find-references.ts'
import type { FoundReference } from './find-references.ts'

/** Maximum cross-references returned for a text, which rarely names more than one number. */
const maxNamed = 12

/** Minimum length of a number to which longer numbers are offered, characters. */
const minBegunLength = 4

const isNamed = ({ keys }: KnownMaker, names: ReadonlySet<string>): boolean =>
  keys.some((key) => names.has(key))

/**
 * Normalized numbers that a whole text may be: the text itself, and the text after a maker's name
 * at its beginning.
 */
export function wholeNumbers(text: string, makers: readonly KnownMaker[] = []): string[] {
  const whole = normalizePartNumber(text)
  return [
    whole,
    ...makers.flatMap(({ keys }) =>
      keys.filter((key) => whole.startsWith(key)).map((key) => whole.slice(key.length)),
    ),
  ].filter((number) => /\d/.test(number))
}

/**
 * Cross-references of `found` whose numbers a text names, in the same order; if the text also names
 * the makers of some of them, only the cross-references of these makers.
 */
export function entriesNamed(
  text: string,
  candidates: readonly PartNumberCandidate[],
  found: readonly FoundReference[],
  makers: readonly KnownMaker[],
): FoundReference[] {
  const names = new Set(possibleNames(text))
  const ids = new Set(makers.filter((maker) => isNamed(maker, names)).map(({ id }) => id))
  const ofNamed = found.filter(({ makerId }) => ids.has(makerId))
  const wholes = wholeNumbers(text, makers).map((number) => ({
    normalized: number,
    groups: number,
    typed: text,
    from: 0,
    to: text.length,
  }))
  const entriesOf = (entries: readonly FoundReference[], named: boolean) => {
    const known = new Set(entries.map(({ normalised }) => normalised))
    const numbers = new Set(
      numbersOfOthers([...wholes, ...candidates], (number) => known.has(number), named).map(
        ({ normalized }) => normalized,
      ),
    )
    return entries.filter(({ normalised }) => numbers.has(normalised))
  }
  const own = entriesOf(ofNamed, true)
  return own.length > 0 ? own : entriesOf(found, false)
}

/**
 * Cross-references for other makers' numbers in a text, and the makers that the text names.
 * `begun`: also cross-references whose numbers begin with the whole text.
 */
export async function readNamedElsewhere(
  context: CallContext,
  text: string,
  { begun = false } = {},
): Promise<{ references: CrossReference[]; makers: OtherMaker[] }> {
  if (!isOfSite('other-makers')) return { references: [], makers: [] }
  context.tag('cross-references')
  const candidates = parseQuery(text, context.locale).partNumbers
  const whole = normalizePartNumber(text)
  const isBegun = begun && whole.length >= minBegunLength && isTelling(whole)
  const makers = await readMakers(context, text)
  const numbers = [
    ...new Set([...candidates.map(({ normalized }) => normalized), ...wholeNumbers(text, makers)]),
  ]
  const found =
    isBegun && (await indexesOf(context)).others.hasBeginning(whole)
      ? await readReferences(
          context,
          sql`(r.normalised = any(${sql.param(numbers)}::text[]) or r.normalised like ${`${whole}%`})`,
        )
      : await referencesOfNumbers(context, numbers)
  const exact = entriesNamed(text, candidates, found, makers)
  const further = found.filter((one) => isBegun && !exact.includes(one))
  return {
    references: [...exact, ...further.filter(({ normalised }) => normalised.startsWith(whole))]
      .slice(0, maxNamed)
      .map(asAnswered),
    makers: makers.map(({ slug, name, count }) => ({ slug, name, count })),
  }
}
