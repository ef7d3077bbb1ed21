import { spansToCompare } from '../quantities/measures.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../query/parse.ts'
import type { Asked, ParentWords } from './meanings.ts'
import { fieldWeights } from './search-document.ts'
import type { SearchDocument } from './search-document.ts'

/**
 * Tokens by which the read model finds candidates: lexemes (`terminal`; `!terminal` where it names
 * the thing), quantities by steps of their logarithm (`=section/93`), standards, NCM, and the
 * parent (`^12`). A range has coarse steps (`~`). Tokens find no less than the scores compare.
 */
type Span = Omit<Quantity, 'imperial'>

/** Steps of the logarithm: 5 % fine, 8 of them coarse. */
const fineStep = Math.log(1.05)
const coarseStep = fineStep * 8

/** Most fine steps that a query names before it takes coarse ones. */
const mostFineSteps = 12

/** Least value that has a step of its own. */
const least = 1e-3

const stepsOf = ({ min, max }: Span, step: number): number[] => {
  if (max < least) return []
  const first = Math.floor(Math.log(Math.max(min, least)) / step)
  const last = Math.floor(Math.log(max) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** Stands for values too small for a step, 0 and below. */
const noSteps = ({ kind }: Span): string => `=${kind}`

function measureTokens(measure: Quantity): string[] {
  const { kind } = measure
  const small = measure.min < least ? [noSteps(measure)] : []
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
    ...(span.min < least ? [noSteps(span)] : []),
    ...(fine.length > mostFineSteps
      ? coarse.map((step) => `≈${kind}/${step}`)
      : fine.map((step) => `=${kind}/${step}`)),
    ...coarse.map((step) => `~${kind}/${step}`),
  ]
}

const strong = (lexeme: string): string => `!${lexeme}`

/** Tokens of a document below a parent. */
export function tokensOf(document: SearchDocument, parent: number | null): string[] {
  const tokens = new Set<string>()
  for (const [lexeme, weight] of Object.entries(document.words)) {
    tokens.add(lexeme)
    if (weight >= fieldWeights.value) tokens.add(strong(lexeme))
  }
  for (const { words, measures } of document.values) {
    for (const lexeme of words) tokens.add(lexeme).add(strong(lexeme))
    for (const token of measures.flatMap(measureTokens)) tokens.add(token)
  }
  for (const token of document.quantities.flatMap(measureTokens)) tokens.add(token)
  for (const { standard } of document.standards) tokens.add(`§${standard.number}`)
  if (document.ncm !== '') tokens.add(`#${document.ncm}`)
  if (parent !== null) tokens.add(`^${parent}`)
  return [...tokens]
}

const quoted = (token: string): string => `'${token.replace(/['\\]/g, '$&$&')}'`

const anyOf = (parts: readonly string[]): string | undefined =>
  parts.length === 0 ? undefined : `(${[...new Set(parts)].join(' | ')})`

/** Query for a phrase: all of its lexemes, each in the document or in what it is below. */
const phraseQuery = (phrase: readonly string[], parents: ParentWords, named: boolean): string =>
  `(${phrase
    .map((lexeme) =>
      anyOf([
        quoted(named ? strong(lexeme) : lexeme),
        ...[...(parents.get(lexeme)?.keys() ?? [])].map((parent) => quoted(`^${parent}`)),
      ]),
    )
    .join(' & ')})`

const codeTokens = (reading: Reading): string[] => {
  if (reading.kind === 'quantity')
    return spansToCompare(reading.quantity).flatMap(spanTokens).map(quoted)
  if (reading.kind === 'standard') return [quoted(`§${reading.standard.number}`)]
  return reading.kind === 'ncm' ? [`${quoted(`#${reading.digits}`)}:*`] : []
}

/**
 * PostgreSQL's tsquery for the documents that may answer a term; `named` asks that its words name
 * the thing. Undefined for a term that no token answers.
 */
export const termQuery = (
  { meant, readings }: Asked,
  parents: ParentWords,
  named: boolean,
): string | undefined =>
  anyOf([
    ...meant
      .filter(({ phrase }) => phrase.length > 0)
      .map(({ phrase }) => phraseQuery(phrase, parents, named)),
    ...readings.flatMap(codeTokens),
  ])
