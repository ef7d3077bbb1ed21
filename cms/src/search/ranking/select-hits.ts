import { nearPartNumber } from './score.ts'
import type { Score } from './score.ts'
import type { QueryTerm } from './meanings.ts'

/** Document with its score; candidates are ordered by popularity. */
interface Candidate {
  score: Score
}

/** Share of the best score from which a document with a missing term is a hit. */
const closeToBest = { whole: 0.5, partial: 0.3 } as const

/** Minimum score of a term that counts as matched, above that of a similar part number. */
const answered = nearPartNumber * 1.3 + 1e-6

/** Minimum score of a word that counts as found: a mention in the text. */
const mentioned = 0.05

/** Factor of a discontinued product's score in the order. */
const discontinued = 0.7

/**
 * Factor of the score of a product that only mentions the query's words, in the order: what a word
 * names comes before another thing of the size beside it.
 */
const mention = 0.75

const placeOf = ({ total, isDiscontinued, isMention }: Score): number =>
  total * (isDiscontinued ? discontinued : 1) * (isMention ? mention : 1)

/**
 * Orders candidates, best first: by exact part number, then by total score (lower if discontinued),
 * then as given.
 */
export const ranked = <One extends Candidate>(candidates: readonly One[]): One[] =>
  candidates
    .filter(({ score }) => score.total > 0 || score.exact > 0)
    .toSorted((a, b) => b.score.exact - a.score.exact || placeOf(b.score) - placeOf(a.score))

/**
 * Hits with each discontinued one below its successor, as determined by `isSuccessor`; a hit with
 * an exact part number stays in place.
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

/** True if a term is matched; a part number is not if only a similar one exists. */
function isAnswered(termScore: number, { term, expansions }: QueryTerm): boolean {
  const code = /\d/.test(term.text) && expansions.length === 0 && term.readings[0]?.kind === 'word'
  return termScore > (code ? answered : mentioned)
}

/** For each term, true if the document matches it. */
export const answeredBy = ({ scores }: Score, terms: readonly QueryTerm[]): boolean[] =>
  terms.map((each, index) => isAnswered(scores[index] ?? 0, each))

/** Share of the maximum score from which a document with all terms is a sufficient result. */
const good = 0.35

/**
 * True if a document matches all matchable terms, each by more than `minScore`, so that no further
 * search is needed. A text that happens to contain all words of a query matches them with at most
 * `passing`.
 */
export function answersAll(
  score: Score,
  terms: readonly QueryTerm[],
  answerable: readonly boolean[],
  minScore: number,
): boolean {
  if (score.exact > 0) return true
  const maxTotal = terms.reduce(
    (sum, { weight }, index) => sum + (answerable[index] ? weight : 0),
    0,
  )
  return (
    score.total > maxTotal * good &&
    terms.every(
      (each, index) =>
        !answerable[index] ||
        ((score.scores[index] ?? 0) > minScore && isAnswered(score.scores[index] ?? 0, each)),
    )
  )
}

/**
 * True for each term that the results match: those of the best document, and of every one with an
 * exact part number. The others are left out.
 */
export function retainedTerms(best: readonly Candidate[], terms: readonly QueryTerm[]): boolean[] {
  const [first, ...others] = best
  if (first === undefined) return terms.map(() => false)
  const exact = others.filter(({ score }) => score.exact > 0)
  const matched = [first, ...exact].map(({ score }) => answeredBy(score, terms))
  return terms.map((_, index) => matched.some((isMatched) => isMatched[index]))
}

/**
 * Ranked documents that are shown: those that match all retained terms, or are nearly as good as
 * the best.
 */
export function hitsOf<One extends Candidate>(
  best: readonly One[],
  terms: readonly QueryTerm[],
  retained: readonly boolean[],
  top: Score | undefined = best[0]?.score,
): One[] {
  if (top === undefined) return []
  const minTotal = top.total * closeToBest[retained.every(Boolean) ? 'whole' : 'partial']
  return best.filter(({ score }) => {
    if (score.exact > 0 || score.total >= minTotal) return true
    if (top.exact > 0) return false
    const matched = answeredBy(score, terms)
    return retained.every((each, index) => !each || matched[index])
  })
}
