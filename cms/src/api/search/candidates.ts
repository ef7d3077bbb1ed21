import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { gtinKey } from '@vitrine/contract/gtin'
import { hiddenFromPlanner, rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { Query } from '#src/search/query/parse.ts'
import type { QueryTerm, ParentWords } from '#src/search/ranking/meanings.ts'
import { byPopularity, firstOf } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import { allOf, anyOf } from '#src/search/index/token-query.ts'
import type { TokenQuery } from '#src/search/index/token-query.ts'
import { belowAny, termQuery } from '#src/search/ranking/tokens.ts'
import { documentKey } from '#src/api/indexes/document-cache.ts'
import type { EntryIndexes } from '#src/api/indexes/search-indexes.ts'

/** Collection to be searched, optionally only below some parents. */
export interface Searched {
  collection: PageCollection
  parents?: readonly number[] | undefined
}

/** Collections that a text is searched in, with their indexes in one locale. */
export interface SearchScope {
  indexes: EntryIndexes
  locale: Locale
  searched: readonly Searched[]
}

/** Entry that may match, found by tokens or by part number. */
export interface Candidate {
  collection: PageCollection
  entry: IndexedEntry
  /** True if the entry was found by a part number or GTIN. */
  numbered: boolean
}

/** Maximum candidates of one token query: the most viewed ones. */
export const maxCandidates = 60
/** Maximum rows read for one prefix of part numbers. */
const maxNumbered = 40
/** Maximum pieces of a text that are looked up as part numbers. */
const maxPartNumbers = 24
/** Maximum queries that each leave out one term, those with the lowest weights. */
const maxLeftOut = 4

/** Query for all terms of a text, each by any of its tokens; terms without tokens are left out. */
export const wholeQuery = (
  terms: readonly QueryTerm[],
  parents: ParentWords,
  named: boolean,
): TokenQuery | undefined => allOf(terms.flatMap((each) => termQuery(each, parents, named) ?? []))

/** Queries that each leave out one of the terms, the term with the lowest weight first. */
const queriesWithout = (
  terms: readonly QueryTerm[],
  parents: ParentWords,
): (TokenQuery | undefined)[] =>
  terms
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, maxLeftOut)
    .map((left) =>
      wholeQuery(
        terms.filter((each) => each !== left),
        parents,
        false,
      ),
    )

/**
 * Queries for texts without a full match, each broader than the one before: all terms but one; the
 * two most weighted terms, or the first of them in a title or subcategory; one of the four most
 * weighted terms in a title or subcategory.
 */
function partQueries(terms: readonly QueryTerm[], parents: ParentWords): TokenQuery[] {
  const without = queriesWithout(terms, parents)
  const telling = terms.toSorted((a, b) => b.weight - a.weight)
  const halves = [
    wholeQuery(telling.slice(0, 2), parents, false),
    wholeQuery(telling.slice(0, 1), parents, true),
  ]
  const single = telling.slice(0, 4).map((term) => wholeQuery([term], parents, true))
  return [without, halves, single].flatMap(
    (queries) => anyOf(queries.filter((query) => query !== undefined)) ?? [],
  )
}

/** Query restricted to the searched parents. */
const inScope = ({ parents }: Searched, query: TokenQuery): TokenQuery => ({
  all: parents === undefined ? [query] : [query, belowAny(parents)],
})

/** Entries of a searched collection that match a query. */
export const findEntries = (
  indexes: EntryIndexes,
  locale: Locale,
  searched: Searched,
  query: TokenQuery,
): IndexedEntry[] => indexes.of(searched.collection, locale).find(inScope(searched, query))

/** True if any entry of the searched collection matches a query. */
export const hasEntry = (
  indexes: EntryIndexes,
  locale: Locale,
  searched: Searched,
  query: TokenQuery,
): boolean => indexes.of(searched.collection, locale).has(inScope(searched, query))

/**
 * Upper bound of a prefix range: the first text in code point order after all texts that begin with
 * this one.
 */
const afterBeginning = (text: string): string => {
  const characters = [...text]
  const last = characters.pop()?.codePointAt(0) ?? 0
  return characters.join('') + String.fromCodePoint(last === 0xd7_ff ? 0xe0_00 : last + 1)
}

const texts = (values: readonly string[]): Statement => hiddenFromPlanner(values, 'text[]')

/**
 * Products with a row in `search_variants` whose column begins with one of the prefixes, at most
 * `maxNumbered` rows per prefix: `like 'prefix%'` as ranges of the column's index.
 */
const productsByPrefix = (
  column: Statement,
  prefixes: readonly string[],
  condition = sql`true`,
): Statement => sql`
  select found.product_id
  from unnest(${texts(prefixes)}, ${texts(prefixes.map(afterBeginning))}) as range(first, after)
  cross join lateral (
    select v.product_id from search_variants v
    where ${condition} and ${column} ~>=~ range.first and ${column} ~<~ range.after
    limit ${sql.raw(`${maxNumbered}`)}
  ) found`

/**
 * Products with a part number or GTIN of the query. The query may state only the beginning of a
 * part number, with or without its first group (`9512` for XY-95-12), or the beginning or end of a
 * GTIN. One statement for all of them, so that it is planned once.
 */
function numberedProducts({ partNumbers, terms }: Query): Statement | undefined {
  const candidates = partNumbers.slice(0, maxPartNumbers)
  const gtins = terms
    .flatMap(({ readings }) => readings)
    .flatMap((reading) => (reading.kind === 'gtin' ? [reading] : []))
    .map(({ digits, fragment }) => ({ digits, fragment, significant: digits.replace(/^0+/, '') }))
    .filter(({ significant }) => significant !== '')
    .slice(0, maxPartNumbers)
  if (candidates.length === 0 && gtins.length === 0) return undefined
  const isCode = (number: string) => !/^\d+$/.test(number)
  const begun = candidates.flatMap(({ normalized, groups }) => {
    const parts = groups.split('-')
    const before = parts.length > 2 ? normalizePartNumber(parts.slice(0, -1).join('-')) : ''
    return [normalized, before].filter((beginning) => beginning !== '' && isCode(beginning))
  })
  const ended = candidates
    .filter(
      ({ normalized, groups }) =>
        /\d/.test(normalized) &&
        (groups.includes('-') || (normalized.length >= 4 && isCode(normalized))),
    )
    .map(({ normalized }) => normalized)
  const key = sql.raw(`'${gtinKey}'`)
  const gtin = sql`(v.values->>${key})`
  const stated = sql`v.values ? ${key}`
  return sql`
    select product_id from search_variants where normalised = any(${texts(candidates.map(({ normalized }) => normalized))})
    union all ${productsByPrefix(sql`v.normalised`, begun)}
    union all ${productsByPrefix(sql`part_number_tail(v.printed)`, ended)}
    union all ${productsByPrefix(
      gtin,
      gtins.map(({ digits, fragment, significant }) => (fragment ? significant : digits)),
      stated,
    )}
    union all ${productsByPrefix(
      sql`reverse${gtin}`,
      gtins.map(({ significant }) => [...significant].toReversed().join('')),
      stated,
    )}`
}

/** Most viewed entries of a collection for each of the queries. */
const mostViewed = (
  indexes: EntryIndexes,
  locale: Locale,
  searched: Searched,
  queries: readonly TokenQuery[],
): Candidate[] =>
  queries.flatMap((query) =>
    firstOf(findEntries(indexes, locale, searched, query), maxCandidates).map((entry) => ({
      collection: searched.collection,
      entry,
      numbered: false,
    })),
  )

/** Products with a part number or GTIN of the query. */
async function readNumbered(
  payload: Payload,
  { indexes, locale }: Pick<SearchScope, 'indexes' | 'locale'>,
  { collection, parents }: Searched,
  query: Query,
): Promise<Candidate[]> {
  const numbered = collection === 'products' ? numberedProducts(query) : undefined
  if (numbered === undefined) return []
  const found = await rows<{ product_id: number }>(payload, numbered)
  const products = indexes.of(collection, locale)
  const entries = [...new Set(found.map((row) => row.product_id))].flatMap((id) => {
    const entry = products.entry(id)
    const isInScope = parents === undefined || parents.includes(entry?.parent ?? 0)
    return entry !== undefined && isInScope ? [entry] : []
  })
  return firstOf(entries, maxCandidates).map((entry) => ({ collection, entry, numbered: true }))
}

/** Candidates without duplicates, most viewed first. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = documentKey(candidate.collection, candidate.entry.id)
    const known = found.get(key)
    if (known === undefined || candidate.numbered) found.set(key, candidate)
  }
  return [...found.values()].sort((a, b) => byPopularity(a.entry, b.entry))
}

/** Parsed text with those of its terms that any entry can match. */
interface AnswerableText {
  query: Query
  terms: readonly QueryTerm[]
  parents: ParentWords
}

/**
 * Entries that match all terms, or have a part number of the text. Products that match by their own
 * title or subcategory are queried separately, so that the limit of candidates never excludes them.
 */
export async function readWhole(
  payload: Payload,
  scope: SearchScope,
  { query, terms, parents }: AnswerableText,
): Promise<Candidate[]> {
  const [named, any] = [wholeQuery(terms, parents, true), wholeQuery(terms, parents, false)]
  const queriesFor = ({ collection }: Searched) =>
    [collection === 'products' ? named : undefined, any].filter((each) => each !== undefined)
  const numbered = await Promise.all(
    scope.searched.map((each) => readNumbered(payload, scope, each, query)),
  )
  return distinct([...readMostViewed(scope, queriesFor), ...numbered.flat()])
}

/** Token queries of each searched collection. */
export type QueriesOf = (searched: Searched) => readonly TokenQuery[]

/** Most viewed entries that match the queries of their collection. */
export const readMostViewed = (
  { indexes, locale, searched }: SearchScope,
  queriesOf: QueriesOf,
): Candidate[] =>
  distinct(searched.flatMap((each) => mostViewed(indexes, locale, each, queriesOf(each))))

/**
 * Queries for entries that match most of the terms; other entries than products may match a single
 * one.
 */
export function queriesWithMost(terms: readonly QueryTerm[], parents: ParentWords): QueriesOf {
  const queries = partQueries(terms, parents)
  return ({ collection }) => queries.slice(collection === 'products' ? 0 : -1)
}

/** Queries for products that match all terms but one. */
export function queriesWithAllButOne(terms: readonly QueryTerm[], parents: ParentWords): QueriesOf {
  const query = anyOf(queriesWithout(terms, parents).filter((each) => each !== undefined))
  return ({ collection }) => (collection === 'products' && query !== undefined ? [query] : [])
}
