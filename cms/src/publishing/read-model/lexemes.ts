import type { Locale } from '@vitrine/configuration/locales'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { LexemeOf } from '#src/search/words/synonyms.ts'

/** Maximum cached words per locale; the lexeme of a word never changes while the program runs. */
const maxCached = 20_000

const kept = new Map<Locale, Map<string, string>>()

/** True if a word is stemmed; words with digits (codes, sizes) are not. */
const isStemmed = (word: string): boolean => !/\d/.test(word)

/**
 * Lexemes of folded words, by PostgreSQL's dictionary of the locale. For a word that was not given,
 * the returned function returns the word itself.
 */
export async function readLexemes(
  payload: Payload,
  locale: Locale,
  words: Iterable<string>,
  transaction?: Pick<PayloadRequest, 'transactionID'>,
): Promise<LexemeOf> {
  const known = kept.get(locale) ?? new Map<string, string>()
  kept.set(locale, known)
  const stemmed = [...new Set(words)].filter(isStemmed)
  const found = new Map(
    stemmed.flatMap((word) => {
      const lexeme = known.get(word)
      return lexeme === undefined ? [] : [[word, lexeme] as const]
    }),
  )
  const missing = stemmed.filter((word) => !found.has(word))
  if (missing.length > 0) {
    const read = await rows<{ word: string; lexeme: string }>(
      payload,
      sql`select word, search_lexeme(${locale}, word) as lexeme from unnest(${sql.param(missing)}::text[]) as asked(word)`,
      transaction,
    )
    if (known.size + read.length > maxCached) known.clear()
    for (const { word, lexeme } of read) {
      found.set(word, lexeme)
      if (known.size < maxCached) known.set(word, lexeme)
    }
  }
  return (word) => found.get(word) ?? word
}
