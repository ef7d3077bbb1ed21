import { spansToCompare } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../query/parse.ts'
import type { QueryTerm, ParentWords } from './meanings.ts'
import { fieldWeights } from './search-document.ts'
import { anyOf } from '../index/token-query.ts'
import type { TokenQuery } from '../index/token-query.ts'
import type { SearchDocument } from './search-document.ts'

/**
 * Tokens of the candidate index: lexemes (`terminal`; `!terminal` if it names the product),
 * quantities by steps of their logarithm (`=section/93`), standards, NCM codes, and the parent
 * (`^12`). Ranges have coarse steps (`~`). Tokens match at least every document that the scores
 * match.
 */

/** Range of a quantity, for which it does not matter in which units it was stated. */
type Span = Omit<Quantity, 'imperial'>

/** Width of a fine step of the logarithm: 5 %. */
const fineStep = Math.log(1.05)
/** Width of a coarse step of the logarithm. */
const coarseStep = fineStep * 8

/** Maximum fine steps of a query; wider ones use coarse steps. */
const maxFineSteps = 12

/** Minimum value with a step of its own; smaller values share a token. */
const minStepped = 1e-3

const stepsOf = ({ min, max }: Span, step: number): number[] => {
  if (max < minStepped) return []
  const first = Math.floor(Math.log(Math.max(min, minStepped)) / step)
  const last = Math.floor(Math.log(max) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** Token shared by all values below `minStepped`, including 0 and negative ones. */
const noSteps = ({ kind }: Span): string => `=${kind}`

function measureTokens(measure: Quantity): string[] {
  const { kind } = measure
  const small = measure.min < minStepped ? [noSteps(measure)] : []
  if (measure.max > measure.min)
    return [...small, ...stepsOf(measure, coarseStep).map((step) => `~${kind}/${step}`)]
  return [
    ...small,
    ...stepsOf(measure, fineStep).map((step) => `=${kind}/${step}`),
    ...stepsOf(measure, coarseStep).map((step) => `≈${kind}/${step}`),
  ]
}

function spanTokens(span: Span): string[] {
  const { kind } = span
  const fine = stepsOf(span, fineStep)
  const coarse = stepsOf(span, coarseStep)
  return [
    ...(span.min < minStepped ? [noSteps(span)] : []),
    ...(fine.length > maxFineSteps
      ? coarse.map((step) => `≈${kind}/${step}`)
      : fine.map((step) => `=${kind}/${step}`)),
    ...coarse.map((step) => `~${kind}/${step}`),
  ]
}

/** Token of a lexeme that names the product. */
export const strong = (lexeme: string): string => `!${lexeme}`

/** True if a token is a plain lexeme, without a sign such as `!` before it. */
export const isWordToken = (token: string): boolean => /^[\p{L}\p{N}]/u.test(token)

/** True if a word with this weight names the product, and is not a passing mention. */
export const isNaming = (weight: number): boolean => weight >= fieldWeights.value

/** Tokens of a document below a parent. */
export function tokensOf(document: SearchDocument, parent: number | null): string[] {
  const tokens = new Set<string>()
  for (const [lexeme, weight] of Object.entries(document.words)) {
    tokens.add(lexeme)
    if (isNaming(weight)) tokens.add(strong(lexeme))
  }
  for (const { words, measures } of document.values) {
    for (const lexeme of words) tokens.add(lexeme).add(strong(lexeme))
    for (const token of measures.flatMap(measureTokens)) tokens.add(token)
  }
  for (const token of document.quantities.flatMap(measureTokens)) tokens.add(token)
  for (const { standard } of document.standards) tokens.add(`§${standard.number}`)
  if (document.ncm !== '') tokens.add(`#${document.ncm}`)
  if (parent !== null) tokens.add(parentToken(parent).token)
  return [...tokens]
}

/** Token of the entries below a parent. */
export const parentToken = (parent: number): { token: string } => ({ token: `^${parent}` })

/** Query for entries below one of the parents. */
export const belowAny = (parents: readonly number[]): TokenQuery => ({
  any: parents.map(parentToken),
})

/** Query for all lexemes of a phrase, each in the document or one of its parents. */
const phraseQuery = (
  phrase: readonly string[],
  parents: ParentWords,
  named: boolean,
): TokenQuery => ({
  all: phrase.map((lexeme) => ({
    any: [
      { token: named ? strong(lexeme) : lexeme },
      ...[...(parents.get(lexeme)?.keys() ?? [])].map(parentToken),
    ],
  })),
})

/** Query for the entries with any value of a kind. */
export const kindQuery = (kind: Quantity['kind']): TokenQuery => ({
  any: [{ prefix: `=${kind}` }, { prefix: `~${kind}/` }],
})

const codeQueries = (reading: Reading): TokenQuery[] => {
  if (reading.kind === 'quantity')
    return [...new Set(spansToCompare(reading.quantity).flatMap(spanTokens))].map((token) => ({
      token,
    }))
  if (reading.kind === 'standard') return [{ token: `§${reading.standard.number}` }]
  return reading.kind === 'ncm' ? [{ prefix: `#${reading.digits}` }] : []
}

/**
 * Query for the entries that may match a term; with `named`, its words must name the product.
 * Undefined for a term without tokens.
 */
export const termQuery = (
  { expansions, readings }: QueryTerm,
  parents: ParentWords,
  named: boolean,
): TokenQuery | undefined =>
  anyOf([
    ...expansions
      .filter(({ phrase }) => phrase.length > 0)
      .map(({ phrase }) => phraseQuery(phrase, parents, named)),
    ...readings.flatMap(codeQueries),
  ])
