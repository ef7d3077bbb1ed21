import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { readLexemes } from '#src/publishing/read-model/lexemes.ts'
import type { Query } from '#src/search/query/parse.ts'
import { lexemesOf } from '#src/search/ranking/meanings.ts'
import type { Vocabulary } from '#src/search/ranking/meanings.ts'
import { isWordToken, parentToken, strong } from '#src/search/ranking/tokens.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { similarityTo } from '#src/search/words/spelling.ts'
import type { Entries, EntryIndexes } from '#src/api/indexes/entry-indexes.ts'
import { readParents } from './parents.ts'
import type { Parents } from './parents.ts'

/** Unknown words of a text that are looked for by their beginning or spelling. */
const mostUnknown = 6
/** Words that an unknown one begins or may misspell. */
const mostOthers = 24
/** Words of a text that are looked up. */
const mostLookedUp = 160

/** What a locale's catalogue says of the words of one query. */
export interface Words extends Vocabulary {
  parents: Parents
  /** A lexeme's word as it is written. */
  spelled(lexeme: string): string
}

interface Near {
  lexeme: string
  similarity: number
}

const collections = Object.keys(pages) as PageCollection[]

/** Looks up the words of a query: lexemes, vocabulary, synonyms, and what unknown words may be. */
export async function readWords(
  payload: Payload,
  locale: Locale,
  query: Query,
  indexes: EntryIndexes,
): Promise<Words> {
  const typed = query.terms.flatMap(({ text, readings }) => [
    text,
    ...wordsOf(text),
    ...readings.flatMap((reading) =>
      reading.kind === 'word' || reading.kind === 'compound' ? [reading.word] : [],
    ),
  ])
  const [lexemeOf, parents] = await Promise.all([
    readLexemes(payload, locale, typed.slice(0, mostLookedUp)),
    readParents(payload, locale, indexes),
  ])
  const products = indexes.of('products', locale)
  const all = collections.map((collection) => indexes.of(collection, locale))
  const synonyms = indexes.synonymsOf(locale)
  const named = (lexeme: string) => products.count(strong(lexeme))
  const naming = (lexeme: string): number | undefined => {
    const below = parents.words.get(lexeme)
    if (below === undefined && all.every((entries) => entries.count(lexeme) === 0)) return undefined
    let ofParents = 0
    for (const parent of below?.keys() ?? []) ofParents += products.count(parentToken(parent).token)
    return Math.max(named(lexeme), ofParents)
  }
  const unknown = lexemesOf(query, lexemeOf)
    .slice(0, mostLookedUp)
    .filter((lexeme) => lexeme.length > 2 && naming(lexeme) === undefined)
    .slice(0, mostUnknown)
  const begun = new Map(unknown.map((lexeme) => [lexeme, wordsBegunBy(lexeme, all, named)]))
  const near = new Map(
    unknown
      .filter((lexeme) => begun.get(lexeme)?.length === 0)
      .map((lexeme) => [lexeme, wordsNear(lexeme, all, synonyms.phrases, named)]),
  )
  const spelled = await readSpellings(
    payload,
    locale,
    [...near.values()].flatMap((others) => others.map(({ lexeme }) => lexeme)),
  )
  return {
    lexemeOf,
    parents,
    documents: products.size,
    naming,
    begunBy: (lexeme) => begun.get(lexeme) ?? [],
    near: (lexeme) => near.get(lexeme) ?? [],
    synonyms,
    spelled: (lexeme) => spelled.get(lexeme) ?? lexeme,
  }
}

/** Words like one, each once. */
const wordsLike = (word: string, all: readonly Entries[], test: (other: string) => boolean) => [
  ...new Set(
    all.flatMap((entries) =>
      entries
        .tokensLike(word)
        .filter((other) => test(other) && isWordToken(other) && entries.count(other) > 0),
    ),
  ),
]

/** Words that begin with one, those that name most products first. */
export function wordsBegunBy(
  word: string,
  all: readonly Entries[],
  named: (lexeme: string) => number,
): string[] {
  const found = wordsLike(word, all, (other) => other.startsWith(word))
  const ranked = found.map((lexeme) => ({ lexeme, count: named(lexeme) }))
  ranked.sort((a, b) => b.count - a.count || (a.lexeme < b.lexeme ? -1 : 1))
  return ranked.slice(0, mostOthers).map(({ lexeme }) => lexeme)
}

/** Words of the entries and synonyms that one may misspell, nearest first. */
function wordsNear(
  word: string,
  all: readonly Entries[],
  synonyms: readonly string[],
  named: (lexeme: string) => number,
): Near[] {
  const similarity = similarityTo(word)
  const resembles = (other: string) => similarity(other) > 0
  const found = new Set([...wordsLike(word, all, resembles), ...synonyms.filter(resembles)])
  const ranked = [...found].map((lexeme) => ({
    lexeme,
    similarity: similarity(lexeme),
    count: named(lexeme),
  }))
  ranked.sort(
    (a, b) => b.similarity - a.similarity || b.count - a.count || (a.lexeme < b.lexeme ? -1 : 1),
  )
  return ranked.slice(0, mostOthers)
}

/** Lexemes as their words are written. */
export async function readSpellings(
  payload: Payload,
  locale: Locale,
  lexemes: readonly string[],
): Promise<Map<string, string>> {
  if (lexemes.length === 0) return new Map()
  const found = await rows<{ word: string; spelled: string }>(
    payload,
    sql`select word, spelled from search_words where locale = ${locale} and word = any(${sql.param([...lexemes])}::text[])`,
  )
  return new Map(found.map(({ word, spelled }) => [word, spelled]))
}
