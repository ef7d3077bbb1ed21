import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import { isOnlyNearest } from '#src/search/quantities/measures.ts'
import type { Kind } from '#src/search/quantities/units.ts'
import type { Quantity } from '#src/search/quantities/quantity.ts'
import type { Query } from '#src/search/query/parse.ts'
import type { QueryTerm } from '#src/search/ranking/meanings.ts'
import type { Score } from '#src/search/ranking/score.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import { fold } from '#src/search/words/fold.ts'
import type { Words } from './vocabulary.ts'

interface Ranked {
  document: SearchDocument
  score: Score
}

type TermKind = UnderstoodTerm['kind']

const kindOf = ({ term, readings, expansions }: QueryTerm): TermKind => {
  const kind = readings[0]?.kind
  if (kind === 'quantity') return 'size'
  if (kind === 'standard' || kind === 'gtin' || kind === 'ncm') return kind
  return /\d/.test(term.text) && expansions.length === 0 ? 'part-number' : 'word'
}

/** Part numbers of the query that were found, as printed, with their spans in the text. */
function partNumbersIn(query: Query, best: readonly Ranked[]) {
  const printed = new Map(
    best
      .filter(({ score }) => score.exact > 0)
      .flatMap(({ document, score }) =>
        score.variants.flatMap((place) => {
          const variant = document.variants[place]
          return variant === undefined ? [] : [[variant.normalised, variant.printed] as const]
        }),
      ),
  )
  return query.partNumbers.flatMap(({ normalized, from, to }) => {
    const text = printed.get(normalized)
    return text === undefined ? [] : [{ text, from, to }]
  })
}

/** Value of a product's best variant that matches a term. */
function valueFor(index: number, { document, score }: Ranked) {
  const place = score.attributes[index]
  const variant = document.variants[score.variants[0] ?? -1]
  if (place === undefined || variant === undefined) return undefined
  const value = variant.values
    .map((each) => document.values[each])
    .find((each) => each?.attribute === place)
  const label = document.attributes[place]?.label
  return value === undefined || label === undefined
    ? undefined
    : { label, value: value.text, measures: value.measures }
}

/** Quantities that a term may mean. */
export const quantitiesOf = ({ readings }: QueryTerm): Quantity[] =>
  readings.flatMap((reading) => (reading.kind === 'quantity' ? [reading.quantity] : []))

/** Conductor gauge that was typed as zeros, in its usual notation: `4/0 AWG` for `0000`. */
function gaugeOfZeros(term: QueryTerm): string | undefined {
  const [zeros] = /(?<![\d/.,])0{1,4}(?![\d/.,])/.exec(term.term.text) ?? []
  return zeros !== undefined && quantitiesOf(term)[0]?.kind === 'gauge'
    ? `${zeros.length}/0 AWG`
    : undefined
}

/**
 * Spelling correction of a term, preferably one that occurs in the best match; null unless all
 * expansions of the term are corrections.
 */
function correctionOf(
  { expansions }: QueryTerm,
  words: Words,
  first: Ranked | undefined,
): string | null {
  if (expansions.length === 0 || !expansions.every(({ corrected }) => corrected)) return null
  const has = (phrase: readonly string[]) =>
    phrase.every(
      (lexeme) =>
        (first !== undefined && Object.hasOwn(first.document.words, lexeme)) ||
        words.parents.words.has(lexeme),
    )
  const instead = expansions.find(({ phrase }) => has(phrase)) ?? expansions[0]
  return instead?.phrase.map((lexeme) => words.spelled(lexeme)).join(' ') ?? null
}

/** Search text, as read in one locale. */
interface ReadText {
  text: string
  query: Query
  terms: readonly QueryTerm[]
  /** Vocabulary of the locale. */
  words: Words
}

/** Results of a search text. */
interface TextResults {
  /** Documents, best first. */
  best: readonly Ranked[]
  /** True for each term that the results match. */
  retained: readonly boolean[]
  /** True if the catalogue has values of a kind. */
  hasKind: (kind: Kind) => boolean
}

/** Interpretation of each piece of a text, derived from the results. */
export function understand(
  { text, query, terms, words }: ReadText,
  { best, retained, hasKind }: TextResults,
): UnderstoodTerm[] {
  const [first] = best
  const partNumbers = partNumbersIn(query, best)
  const typed = new Map(
    text
      .split(/[\s,;()]+/)
      .toReversed()
      .map((piece) => [fold(piece).trim(), piece]),
  )
  const shown = new Set<string>()
  const hasUnit = (term: QueryTerm) => {
    const sizes = quantitiesOf(term).filter(({ kind }) => kind !== 'number')
    return sizes.length === 0 || sizes.some(({ kind }) => hasKind(kind))
  }
  return terms.flatMap((each, index): UnderstoodTerm[] => {
    const { from, to } = each.term
    const number = partNumbers.find((one) => one.from <= from && to <= one.to)
    if (number !== undefined) {
      if (shown.has(number.text)) return []
      shown.add(number.text)
      const none = {
        label: null,
        value: null,
        nearest: false,
        corrected: null,
        unit_unknown: false,
      }
      return [{ text: number.text, kind: 'part-number', ...none, found: true }]
    }
    const value = first === undefined ? undefined : valueFor(index, first)
    return [
      {
        text: gaugeOfZeros(each) ?? typed.get(each.term.text) ?? each.term.text,
        kind: kindOf(each),
        label: value?.label ?? null,
        value: value?.value ?? null,
        nearest: value !== undefined && isOnlyNearest(quantitiesOf(each), value.measures),
        corrected: correctionOf(each, words, first),
        found: retained[index] ?? false,
        unit_unknown: retained[index] !== true && !hasUnit(each),
      },
    ]
  })
}
