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
import { endingsOf } from '#src/search/words/languages.ts'
import {
  frequentCompletion,
  isRatherMisspelled,
  likeliestWords,
  similarityTo,
} from '#src/search/words/spelling.ts'
import type { NearWord } from '#src/search/words/spelling.ts'
import type { Entries, EntryIndexes } from '#src/api/indexes/search-indexes.ts'
import { readParents } from './parents.ts'
import type { Parents } from './parents.ts'

/** Maximum unknown words of a text that are completed or corrected. */
const maxUnknown = 6
/** Maximum completions and corrections of an unknown word. */
const maxOthers = 24
/** Maximum words of a text that are looked up. */
const maxLookedUp = 160

/** Vocabulary of a locale's catalogue for the words of one query. */
export interface Words extends Vocabulary {
  parents: Parents
  /** Spelling of a lexeme as a word. */
  spelled(lexeme: string): string
}

const collections = Object.keys(pages) as PageCollection[]

/**
 * Looks up the words of a query: lexemes, vocabulary, synonyms, and completions or corrections of
 * unknown words.
 */
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
    readLexemes(payload, locale, typed.slice(0, maxLookedUp)),
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
    .slice(0, maxLookedUp)
    .filter((lexeme) => lexeme.length > 2 && naming(lexeme) === undefined)
    .slice(0, maxUnknown)
  const wordOf = new Map(typed.map((word) => [lexemeOf(word), word]))
  const begun = new Map(unknown.map((lexeme) => [lexeme, wordsBegunBy(lexeme, all, named)]))
  const near = new Map(
    unknown
      .filter((lexeme) => named(begun.get(lexeme)?.[0] ?? '') < frequentCompletion)
      .map((lexeme) => {
        const similarity = similarityTo(wordOf.get(lexeme) ?? lexeme, endingsOf(locale))
        return [lexeme, wordsNear(lexeme, similarity, { all, synonyms: synonyms.phrases, naming })]
      }),
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
    begunBy: (lexeme) => {
      const [first = '', ...others] = begun.get(lexeme) ?? []
      if (first === '' || isRatherMisspelled(near.get(lexeme) ?? [], named(first))) return []
      return [first, ...others]
    },
    near: (lexeme) => near.get(lexeme) ?? [],
    synonyms,
    spelled: (lexeme) => spelled.get(lexeme) ?? lexeme,
  }
}

/** Indexed words that resemble the given one and pass a test, without duplicates. */
const wordsLike = (word: string, all: readonly Entries[], test: (other: string) => boolean) => [
  ...new Set(
    all.flatMap((entries) =>
      entries
        .tokensLike(word)
        .filter((other) => test(other) && isWordToken(other) && entries.count(other) > 0),
    ),
  ),
]

/** Words that begin with the given one, words of most products first. */
export function wordsBegunBy(
  word: string,
  all: readonly Entries[],
  named: (lexeme: string) => number,
): string[] {
  const found = wordsLike(word, all, (other) => other.startsWith(word))
  const ranked = found.map((lexeme) => ({ lexeme, count: named(lexeme) }))
  ranked.sort((a, b) => b.count - a.count || (a.lexeme < b.lexeme ? -1 : 1))
  return ranked.slice(0, maxOthers).map(({ lexeme }) => lexeme)
}

/** Words of the entries and synonyms that the given one may misspell, most similar first. */
function wordsNear(
  word: string,
  similarity: (other: string) => number,
  known: {
    all: readonly Entries[]
    synonyms: readonly string[]
    naming: (lexeme: string) => number | undefined
  },
): NearWord[] {
  const resembles = (other: string) => similarity(other) > 0
  const found = new Set([
    ...wordsLike(word, known.all, resembles),
    ...known.synonyms.filter(resembles),
  ])
  return likeliestWords(
    [...found].map((lexeme) => ({
      lexeme,
      similarity: similarity(lexeme),
      count: known.naming(lexeme) ?? 0,
    })),
  ).slice(0, maxOthers)
}

/** Reads the spelled-out word of each lexeme, by lexeme (`search_words`). */
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
