import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { UnderstoodTerm } from '@vitrine/contract/shapes/types'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { HitVariants } from '#src/api/reading/entries.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { idBitmap } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { parseQuery } from '#src/search/query/parse.ts'
import { isUnderstood, meaningsOf } from '#src/search/ranking/meanings.ts'
import type { QueryTerm, ParentWords } from '#src/search/ranking/meanings.ts'
import { passing, Scorer } from '#src/search/ranking/score.ts'
import type { Score } from '#src/search/ranking/score.ts'
import type { SearchDocument } from '#src/search/ranking/search-document.ts'
import {
  answersAll,
  belowSuccessors,
  hitsOf,
  retainedTerms,
  ranked,
} from '#src/search/ranking/select-hits.ts'
import { searchKey, wordsOf } from '#src/search/words/fold.ts'
import type { Phrase } from '#src/search/words/synonyms.ts'
import { kindQuery, termQuery } from '#src/search/ranking/tokens.ts'
import {
  findEntries,
  hasEntry,
  maxCandidates,
  queriesWithAllButOne,
  queriesWithMost,
  readMostViewed,
  readWhole,
  wholeQuery,
} from './candidates.ts'
import type { Candidate, QueriesOf, Searched, SearchScope } from './candidates.ts'
import { documentKey, readSearchDocuments } from '#src/api/indexes/document-cache.ts'
import { indexesOf } from '#src/api/indexes/entry-indexes.ts'
import type { EntryIndexes } from '#src/api/indexes/search-indexes.ts'
import { matchedVariants, partNumberOf } from './matched-variants.ts'
import { understand } from './understood.ts'
import { readWords } from './vocabulary.ts'

/** Document that matches a search. */
export interface Hit {
  id: number
  /** Part number of the document that the query contains, as printed. */
  partNumber: string | null
  variants: HitVariants | null
}

/** Documents of one collection that match a search. */
export interface Matches {
  /** Ranked matches, best first; if there are too many to rank, the most viewed ones. */
  hits: readonly Hit[]
  /** Further matches beyond those that are ranked, in no order. */
  others: readonly IndexedEntry[]
}

/**
 * Term of a text: its own words as lexemes, and its expansions as phrases. `retained`: true if the
 * results match it.
 */
export interface SearchedTerm {
  own: Phrase
  meant: readonly Phrase[]
  retained: boolean
}

export interface FoundMatches {
  understood: UnderstoodTerm[]
  /** URL to which the staff redirect the text. */
  redirect: string | null
  /** Terms of the text, for the search of files, which are not ranked here. */
  terms: readonly SearchedTerm[]
  of(collection: PageCollection): Matches
}

interface Scored {
  candidate: Candidate
  document: SearchDocument
  score: Score
}

/**
 * Matches of a text read in one language. `isUnderstood`: true if all its words, as written, exist
 * in the language; `isWhole`: true if the results match all of it.
 */
interface Found extends FoundMatches {
  isUnderstood: boolean
  isWhole: boolean
}

/**
 * Finds the documents of the collections that match a text, with the interpretation of its terms.
 * The same terms are left out for all collections. A text with words that do not exist in the
 * language is read in another language of the site in which all of them do (`cable tie` on the
 * Portuguese pages).
 */
export async function findMatches(
  context: CallContext,
  text: string,
  searched: readonly Searched[],
): Promise<FoundMatches> {
  context.tag('synonym', 'search-redirect', 'category', 'subcategory')
  const own = await findMatchesIn(context.locale, context, text, searched)
  if (own.isUnderstood) return own
  for (const locale of localeCodes) {
    if (locale === context.locale) continue
    const other = await findMatchesIn(locale, context, text, searched)
    const finds = searched.some(({ collection }) => other.of(collection).hits.length > 0)
    if (other.isUnderstood && other.isWhole && finds)
      return { ...other, redirect: own.redirect, terms: own.terms }
  }
  return own
}

/** Matches of the text, read in one language; the documents are those of the context's locale. */
async function findMatchesIn(
  locale: Locale,
  context: CallContext,
  text: string,
  searched: readonly Searched[],
): Promise<Found> {
  const { payload } = context
  const query = parseQuery(text, locale)
  const indexes = await indexesOf(context)
  const words = await readWords(payload, locale, query, indexes)
  const terms = meaningsOf(query, words)
  const parents = words.parents.words
  const scorer = new Scorer(query, terms, parents)
  const scored = new Map<string, Scored>()
  const scoreAll = async (candidates: readonly Candidate[]): Promise<void> => {
    const fresh = candidates.filter(
      ({ collection, entry }) => !scored.has(documentKey(collection, entry.id)),
    )
    const documents = await readSearchDocuments(
      payload,
      locale,
      fresh.map(({ collection, entry: { id, revision } }) => ({ collection, id, revision })),
    )
    for (const candidate of fresh) {
      const { collection, entry, numbered } = candidate
      const key = documentKey(collection, entry.id)
      const document = documents.get(key)
      if (document === undefined) continue
      const parent = collection === 'products' ? entry.parent : null
      scored.set(key, { candidate, document, score: scorer.score(document, parent, numbered) })
    }
  }
  const scope = { indexes, locale, searched }
  const answerable = terms.map((term) => isAnswerable(scope, term, parents))
  const whole = terms.filter((_, index) => answerable[index])
  await scoreAll(await readWhole(payload, scope, { query, terms: whole, parents }))
  const isAnswered = (minScore: number): boolean =>
    [...scored.values()].some(({ score }) => answersAll(score, terms, answerable, minScore))
  const scoreMostViewed = (queriesOf: QueriesOf): Promise<void> =>
    scoreAll(readMostViewed(scope, queriesOf))
  if (!isAnswered(0)) await scoreMostViewed(queriesWithMost(whole, parents))
  else if (!isAnswered(passing)) await scoreMostViewed(queriesWithAllButOne(whole, parents))

  const best = ranked(
    locale === context.locale
      ? [...scored.values()]
      : await inLanguage(context, indexes, [...scored.values()]),
  )
  const retained = retainedTerms(best, terms)
  const top = best[0]
  const counts = Map.groupBy(scored.values(), ({ candidate }) => candidate.collection)
  const tokens = wholeQuery(
    terms.filter((_, index) => retained[index]),
    parents,
    false,
  )
  const matchesOf = (collection: PageCollection): Matches => {
    const own = best.filter(({ candidate }) => candidate.collection === collection)
    const found = hitsOf(own, terms, retained, top?.score)
    const ordered = collection === 'products' ? belowSuccessors(found, isSuccessor) : found
    const hits = ordered.map(({ candidate, score, document }) => ({
      id: candidate.entry.id,
      partNumber: partNumberOf(document, score),
      variants: matchedVariants(document, score, terms),
    }))
    const isCut =
      (counts.get(collection)?.length ?? 0) >= maxCandidates && (top?.score.exact ?? 0) === 0
    const one = searched.find((each) => each.collection === collection)
    if (!isCut || tokens === undefined || one === undefined) return { hits, others: [] }
    const hitBitmap = idBitmap(hits.map(({ id }) => id))
    const shown = indexes.of(collection, context.locale)
    const isShown = (id: number) => locale === context.locale || shown.entry(id) !== undefined
    const others = findEntries(indexes, locale, one, tokens).filter(
      ({ id }) => hitBitmap[id] !== 1 && isShown(id),
    )
    return { hits, others }
  }
  const matches = new Map(searched.map(({ collection }) => [collection, matchesOf(collection)]))
  return {
    isUnderstood: terms.every(isUnderstood),
    isWhole: retained.every(Boolean),
    terms: terms.map(({ term, expansions }, index) => ({
      own: wordsOf(term.text).map(words.lexemeOf),
      meant: expansions.map(({ phrase }) => phrase),
      retained: retained[index] === true,
    })),
    redirect: indexes.redirectOf(locale, searchKey(text)) ?? null,
    understood: understand(
      { text, query, terms, words },
      {
        best,
        retained,
        hasKind: (kind) =>
          searched.some((each) => hasEntry(indexes, locale, each, kindQuery(kind))),
      },
    ),
    of: (collection) => matches.get(collection) ?? { hits: [], others: [] },
  }
}

/** Scored documents in the context's locale; those that do not exist there are omitted. */
async function inLanguage(
  { payload, locale }: CallContext,
  indexes: EntryIndexes,
  scored: readonly Scored[],
): Promise<Scored[]> {
  const present = scored.flatMap((each) => {
    const { collection } = each.candidate
    const entry = indexes.of(collection, locale).entry(each.candidate.entry.id)
    return entry === undefined
      ? []
      : [{ ...each, candidate: { ...each.candidate, entry }, collection, entry }]
  })
  const documents = await readSearchDocuments(
    payload,
    locale,
    present.map(({ collection, entry: { id, revision } }) => ({ collection, id, revision })),
  )
  return present.flatMap(({ candidate, score, collection, entry }) => {
    const document = documents.get(documentKey(collection, entry.id))
    return document === undefined ? [] : [{ candidate, score, document }]
  })
}

/**
 * True if a product is the successor of another product, or of that product's matching part
 * numbers.
 */
function isSuccessor({ candidate, document }: Scored, { score, document: of }: Scored): boolean {
  const indices = score.variants.length > 0 ? score.variants : of.variants.keys()
  return [...indices].some((place) => {
    const successor = of.variants[place]?.successor
    return (
      successor !== undefined &&
      (successor === `#${candidate.entry.id}` ||
        document.variants.some(({ normalised }) => normalised === normalizePartNumber(successor)))
    )
  })
}

/**
 * True if any entry can match a term, or if the term is a part number, which is looked up
 * separately.
 */
function isAnswerable(
  { indexes, locale, searched }: SearchScope,
  term: QueryTerm,
  parents: ParentWords,
): boolean {
  const query = termQuery(term, parents, false)
  return query === undefined || searched.some((each) => hasEntry(indexes, locale, each, query))
}
