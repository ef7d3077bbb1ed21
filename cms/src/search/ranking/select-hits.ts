import { nearPartNumber } from './score.ts'
import type { Score } from './score.ts'
import type { QueryTerm } from './meanings.ts'
import { fieldWeights } from './search-document.ts'

/** A document's score; candidates are given in the order of popularity. */
interface Candidate {
  score: Score
}

/** Share of the best score from which a document is a hit although it lacks a term. */
const closeToBest = { whole: 0.5, partial: 0.3 } as const

/** Score above which a term is answered, and not merely resembled. */
const answered = nearPartNumber * 1.3 + 1e-6

/** Lowest score of a word that counts as found: a mention in the text. */
const mentioned = 0.05

/** Share of its score by which a discontinued product is ordered. */
const discontinued = 0.7

const placeOf = ({ total, isDiscontinued }: Score): number =>
  isDiscontinued ? total * discontinued : total

/** Best first: exact part number, then all terms together, then as given; discontinued ones lower. */
export const ranked = <One extends Candidate>(candidates: readonly One[]): One[] =>
  candidates
    .filter(({ score }) => score.total > 0 || score.exact > 0)
    .toSorted((a, b) => b.score.exact - a.score.exact || placeOf(b.score) - placeOf(a.score))

/**
 * Hits with each discontinued one below its successor, which `isSuccessor` tells; one whose part number
 * is asked for exactly stays.
 */
export function belowSuccessors<One extends Candidate>(
  hits: readonly One[],
  isSuccessor: (hit: One, of: One) => boolean,
): One[] {
  const ordered = [...hits]
  for (const hit of hits) {
    if (!hit.score.isDiscontinued || hit.score.exact > 0) continue
    const at = ordered.indexOf(hit)
    const to = ordered.findLastIndex((other) => other !== hit && isSuccessor(other, hit))
    if (to > at) ordered.splice(to, 0, ...ordered.splice(at, 1))
  }
  return ordered
}

/** Whether a term is answered: a part number is, unless only its neighbour exists. */
function isAnswered(termScore: number, { term, expansions }: QueryTerm): boolean {
  const code = /\d/.test(term.text) && expansions.length === 0 && term.readings[0]?.kind === 'word'
  return termScore > (code ? answered : mentioned)
}

/** Terms that a document answers. */
export const answeredBy = ({ scores }: Score, asked: readonly QueryTerm[]): boolean[] =>
  asked.map((each, index) => isAnswered(scores[index] ?? 0, each))

/** Share of the greatest score from which a document with all terms is answer enough. */
const good = 0.35

/** Score of a term above which it is more than mentioned in passing. */
export const passing = fieldWeights.summary

/**
 * Whether a document answers all terms that any can, each by more than `least`: others need not be
 * looked for. A text in which all words of a question happen to stand answers them in `passing`.
 */
export function answersAll(
  score: Score,
  asked: readonly QueryTerm[],
  answerable: readonly boolean[],
  minScore: number,
): boolean {
  if (score.exact > 0) return true
  const maxTotal = asked.reduce(
    (sum, { weight }, index) => sum + (answerable[index] ? weight : 0),
    0,
  )
  return (
    score.total > maxTotal * good &&
    asked.every(
      (each, index) =>
        !answerable[index] ||
        ((score.scores[index] ?? 0) > minScore && isAnswered(score.scores[index] ?? 0, each)),
    )
  )
}

/**
 * Terms that the results answer: those of the best document, and of every one that has an exact
 * part number. The others are left out.
 */
export function retainedTerms(best: readonly Candidate[], asked: readonly QueryTerm[]): boolean[] {
  const [first, ...others] = best
  if (first === undefined) return asked.map(() => false)
  const exact = others.filter(({ score }) => score.exact > 0)
  const found = [first, ...exact].map(({ score }) => answeredBy(score, asked))
  return asked.map((_, index) => found.some((terms) => terms[index]))
}

/** Documents that are shown, of those ranked: with all retained terms, or nearly as good as the best. */
export function hitsOf<One extends Candidate>(
  best: readonly One[],
  asked: readonly QueryTerm[],
  retained: readonly boolean[],
  top: Score | undefined = best[0]?.score,
): One[] {
  if (top === undefined) return []
  const minTotal = top.total * closeToBest[retained.every(Boolean) ? 'whole' : 'partial']
  return best.filter(({ score }) => {
    if (score.exact > 0 || score.total >= minTotal) return true
    if (top.exact > 0) return false
    const found = answeredBy(score, asked)
    return retained.every((each, index) => !each || found[index])
  })
}
