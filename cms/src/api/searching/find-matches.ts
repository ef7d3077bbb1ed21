import type { MatchedVariants, UnderstoodTerm } from '@vitrine/contract/shapes/types'
import type { Statement } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import { meaningsOf } from '#src/search/ranking/meanings.ts'
import { Scorer } from '#src/search/ranking/score.ts'
import type { Score } from '#src/search/ranking/score.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import { answeredBy, hitsOf, keptTerms, ranked } from '#src/search/ranking/select-hits.ts'
import { allOf, hasTokens, mostCandidates, readParts, readWhole } from './candidates.ts'
import type { CandidateRow, Searched } from './candidates.ts'
import { documentKey, readSearchDocuments } from './document-cache.ts'
import { matchedVariants, partNumberOf } from './matched-variants.ts'
import { understand } from './understood.ts'
import { readWords } from './vocabulary.ts'

/** A document that answers a search. */
export interface Hit {
  id: number
  /** Part number that is asked for, as printed. */
  partNumber: string | null
  variants: MatchedVariants | null
}

/** Documents of one collection that answer a search. */
export interface Matches {
  /** Best first; of more than can be ranked, the most viewed are. */
  hits: readonly Hit[]
  /** SQL condition on an entry `e` that matches too; undefined where all matches are hits. */
  others: Statement | undefined
}

export interface FoundMatches {
  understood: UnderstoodTerm[]
  of(collection: PageCollection): Matches
}

interface Scored {
  row: CandidateRow
  document: SearchDocument
  score: Score
}

/** Share of the greatest score from which documents with all terms are answer enough. */
const good = 0.35

/**
 * Finds the documents of the collections that answer a text, with what was understood by it. What
 * is left out of the text is the same for all collections.
 */
export async function findMatches(
  context: CallContext,
  text: string,
  searched: readonly Searched[],
): Promise<FoundMatches> {
  const { payload, locale } = context
  context.tag('synonym', 'category', 'subcategory')
  const query = parseQuery(text, locale)
  const words = await readWords(payload, locale, query)
  const asked = meaningsOf(query, words)
  const parents = words.parents.words
  const scorer = new Scorer(query, asked, parents)
  const scored = new Map<string, Scored>()
  const scoreAll = async (candidates: readonly CandidateRow[]): Promise<void> => {
    const fresh = candidates.filter(
      ({ collection, id }) => !scored.has(documentKey(collection, id)),
    )
    const documents = await readSearchDocuments(payload, locale, fresh)
    for (const row of fresh) {
      const key = documentKey(row.collection, row.id)
      const document = documents.get(key)
      if (document === undefined) continue
      const parent = row.collection === 'products' ? row.parent : null
      scored.set(key, { row, document, score: scorer.score(document, parent, row.numbered) })
    }
  }
  const whole = await readWhole(payload, locale, searched, query, asked, parents)
  await scoreAll(whole)
  const most = asked.reduce((sum, { weight }) => sum + weight, 0)
  const isAnswered = [...scored.values()].some(
    ({ score }) =>
      score.exact > 0 || (score.total > most * good && answeredBy(score, asked).every(Boolean)),
  )
  if (!isAnswered) await scoreAll(await readParts(payload, locale, searched, asked, parents))

  const best = ranked([...scored.values()])
  const kept = keptTerms(best, asked)
  const top = best[0]
  const counts = Map.groupBy(scored.values(), ({ row }) => row.collection)
  const tokens = allOf(
    asked.filter((_, index) => kept[index]),
    parents,
    false,
  )
  return {
    understood: understand(text, query, asked, kept, best, words),
    of(collection) {
      const own = best.filter(({ row }) => row.collection === collection)
      const hits = hitsOf(own, asked, kept, top?.score).map(({ row, score, document }) => ({
        id: row.id,
        partNumber: partNumberOf(document, score),
        variants: matchedVariants(document, score),
      }))
      const cut =
        (counts.get(collection)?.length ?? 0) >= mostCandidates && (top?.score.exact ?? 0) === 0
      return { hits, others: cut && tokens !== undefined ? hasTokens(tokens) : undefined }
    },
  }
}
