import type { Locale } from '@vitrine/contract/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readLexemes } from '#src/publishing/read-model/lexemes.ts'
import type { Query } from '#src/search/query/parse.ts'
import { lexemesOf, longestPhrase } from '#src/search/ranking/meanings.ts'
import type { Vocabulary } from '#src/search/ranking/meanings.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { misspellingOf, shortestCorrected } from '#src/search/words/spelling.ts'
import { synonymsIn } from '#src/search/words/synonyms.ts'
import type { LexemeOf } from '#src/search/words/synonyms.ts'
import { parentsState, readParents } from './parents.ts'
import type { Parents } from './parents.ts'

/** Unknown words of a text that are looked for by their beginning or spelling. */
const mostUnknown = 6
/** Words read for each of them. */
const mostOthers = 24
/** Words of a text that are looked up. */
const mostLookedUp = 160

/** What a locale's catalogue says of the words of one query. */
export interface Words extends Vocabulary {
  parents: Parents
  /** A lexeme's word as it is written. */
  spelled(lexeme: string): string
}

interface WordRow {
  word: string
  spelled: string
  named: number
}

/** Phrases of neighbouring words, as synonym groups are looked up. */
function phrasesOf(query: Query, lexemeOf: LexemeOf): string[] {
  const lexemes = query.terms.map(({ text }) => lexemeOf(text))
  const compounds = query.terms.flatMap(({ readings }) =>
    readings.flatMap((reading) => (reading.kind === 'compound' ? [lexemeOf(reading.word)] : [])),
  )
  return [
    ...compounds,
    ...lexemes.flatMap((_, from) =>
      Array.from({ length: longestPhrase }, (__, more) =>
        lexemes.slice(from, from + more + 1).join(' '),
      ),
    ),
  ]
}

/** Looks up the words of a query: lexemes, vocabulary, synonyms, and what unknown words may be. */
export async function readWords(payload: Payload, locale: Locale, query: Query): Promise<Words> {
  const typed = query.terms.flatMap(({ text, readings }) => [
    text,
    ...wordsOf(text),
    ...readings.flatMap((reading) =>
      reading.kind === 'word' || reading.kind === 'compound' ? [reading.word] : [],
    ),
  ])
  const lexemeOf = await readLexemes(payload, locale, typed.slice(0, mostLookedUp))
  const lexemes = lexemesOf(query, lexemeOf).slice(0, mostLookedUp)
  const phrases = phrasesOf(query, lexemeOf).slice(0, mostLookedUp)
  const [read] = await rows<{
    synonyms: { phrase: string; means: string }[] | null
    words: WordRow[] | null
    state: string | null
  }>(
    payload,
    sql`
    with said as materialized (
      select distinct phrase, means from search_synonyms where locale = ${locale} and phrase = any(${sql.param(phrases)}::text[]) limit 200
    ), asked as (
      select unnest(${sql.param(['', ...lexemes])}::text[]) as word union select unnest(string_to_array(means, ' ')) from said
    )
    select (select json_agg(said) from said) as synonyms,
      (select json_agg(json_build_object('word', w.word, 'spelled', w.spelled, 'named', w.named)) from search_words w join asked using (word) where w.locale = ${locale}) as words,
      (${parentsState(locale)}) as state`,
  )
  const parents = await readParents(payload, locale, read?.state ?? '')
  const known = new Map((read?.words ?? []).map((row) => [row.word, row]))
  const unknown = lexemes.filter(
    (lexeme) => !known.has(lexeme) && !parents.words.has(lexeme) && lexeme.length > 2,
  )
  const others = await readOthers(payload, locale, unknown.slice(0, mostUnknown))
  for (const row of others) if (!known.has(row.word)) known.set(row.word, row)
  return {
    lexemeOf,
    parents,
    documents: known.get('')?.named ?? 0,
    naming: (lexeme) => {
      const named = known.get(lexeme)?.named
      const below = parents.below.get(lexeme)
      return named === undefined && below === undefined
        ? undefined
        : Math.max(named ?? 0, below ?? 0)
    },
    begunBy: (lexeme) =>
      others.flatMap(({ typed: of, begun, word }) => (begun && of === lexeme ? [word] : [])),
    near: (lexeme) =>
      others
        .filter(({ typed: of, begun }) => !begun && of === lexeme)
        .map(({ word }) => ({ lexeme: word, similarity: misspellingOf(lexeme, word) }))
        .filter(({ similarity }) => similarity > 0)
        .sort((a, b) => b.similarity - a.similarity),
    synonyms: synonymsIn(read?.synonyms ?? [], longestPhrase),
    spelled: (lexeme) => known.get(lexeme)?.spelled || lexeme,
  }
}

type OtherRow = WordRow & { typed: string; begun: boolean }

/** Words of the vocabulary that unknown ones begin, or may misspell. */
async function readOthers(
  payload: Payload,
  locale: Locale,
  unknown: readonly string[],
): Promise<OtherRow[]> {
  if (unknown.length === 0) return []
  return rows<OtherRow>(
    payload,
    sql`
    select asked.typed, other.* from unnest(${sql.param([...unknown])}::text[]) as asked(typed) cross join lateral (
      (select word, spelled, named, true as begun from search_words
        where locale = ${locale} and word >= asked.typed collate "C" and word < (asked.typed || U&'\\+10FFFF') collate "C" order by named desc, word limit ${mostOthers})
      union all
      (select word, spelled, named, false from search_words
        where locale = ${locale} and asked.typed !~ '[^[:alpha:]]' and length(asked.typed) between ${shortestCorrected} and 60 and left(word, 1) = left(asked.typed, 1)
          and length(word) between length(asked.typed) - 2 and length(asked.typed) + 2
          and levenshtein_less_equal(asked.typed, word, case when length(asked.typed) > 7 then 4 else 2 end) <= case when length(asked.typed) > 7 then 4 else 2 end
        order by levenshtein(asked.typed, word), named desc, word limit ${mostOthers})
    ) other`,
  )
}
