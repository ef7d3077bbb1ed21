import type { Locale } from '@vitrine/configuration/locales'
import { gluedParts, wordsOf } from './fold.ts'
import { isStopWord } from './stop-words.ts'

/**
 * Group of words and phrases with the same meaning in a locale. Without `meaning`, any of `words`
 * finds the others; with it, `words` find the words in `meaning`, but not vice versa.
 */
export interface SynonymGroup {
  locale: Locale
  words: readonly string[]
  meaning?: readonly string[]
}

/** Maximum length of the words of a group, characters. */
export const maxSynonymText = 1000

/** Lexeme of a folded word, as stored in the index of the locale. */
export type LexemeOf = (word: string) => string

/** Sequence of lexemes: one word or a phrase. */
export type Phrase = readonly string[]

export interface Synonyms {
  /** Phrases that find others, as lexemes separated by spaces. */
  phrases: readonly string[]
  /** Longest phrase of a group at a position, and the phrases that it finds. */
  at(lexemes: readonly string[], position: number): { length: number; means: Phrase[] } | undefined
}

/**
 * Words and phrases of a list as typed by the staff, separated by commas, semicolons or line
 * breaks.
 */
export const listedWords = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => wordsOf(word).length > 0)

/** Pairs of a phrase and a phrase that it finds, as lexemes, so that plurals match too. */
export function phrasesOf(
  { locale, words, meaning = [] }: SynonymGroup,
  lexemeOf: LexemeOf,
): [Phrase, Phrase][] {
  const phraseOf = (all: string[]): Phrase => {
    const telling = all.filter((word) => !isStopWord(word, locale))
    return (telling.length > 0 ? telling : all).map(lexemeOf)
  }
  const meant = (meaning.length > 0 ? meaning : words).map((text) => phraseOf(wordsOf(text)))
  return (
    words
      // split like the terms of a query
      .map((text) => phraseOf(wordsOf(text).flatMap((word) => gluedParts(word) ?? [word])))
      .flatMap((phrase) =>
        meant
          .filter((other) => other.join(' ') !== phrase.join(' '))
          .map((other): [Phrase, Phrase] => [phrase, other]),
      )
  )
}

/**
 * Looks up the phrases that a phrase finds; each phrase is one text of lexemes separated by spaces.
 */
export function synonymsIn(
  pairs: readonly { phrase: string; means: string }[],
  longest: number,
): Synonyms {
  const byPhrase = Map.groupBy(pairs, ({ phrase }) => phrase)
  return {
    phrases: [...byPhrase.keys()],
    at(lexemes, position) {
      for (let length = Math.min(longest, lexemes.length - position); length > 0; length -= 1) {
        const found = byPhrase.get(lexemes.slice(position, position + length).join(' '))
        if (found) return { length, means: found.map(({ means }) => means.split(' ')) }
      }
      return undefined
    },
  }
}
