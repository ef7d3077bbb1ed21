import type { Locale } from '@vitrine/contract/locales'
import { wordsOf } from './fold.ts'
import { isStopWord } from './stop-words.ts'

/**
 * Words of one meaning in a locale, phrases included. Without `meaning` any of `words` finds the
 * others; with it `words` find what `meaning` names, and not the other way.
 */
export interface SynonymGroup {
  locale: Locale
  words: readonly string[]
  meaning?: readonly string[]
}

/** Lexeme of a folded word: what the index keeps for it in the locale. */
export type LexemeOf = (word: string) => string

/** Sequence of lexemes: one word or a phrase. */
export type Phrase = readonly string[]

export interface Synonyms {
  /** Longest phrase of a group that begins at a position, and what is meant by it. */
  at(lexemes: readonly string[], position: number): { length: number; means: Phrase[] } | undefined
}

/** Looks up the groups of one locale by lexemes, so that plurals of a group's words are found too. */
export function synonymsOf(
  groups: readonly SynonymGroup[],
  locale: Locale,
  lexemeOf: LexemeOf,
): Synonyms {
  const phraseOf = (text: string): Phrase => {
    const words = wordsOf(text)
    const telling = words.filter((word) => !isStopWord(word, locale))
    return (telling.length > 0 ? telling : words).map(lexemeOf)
  }
  const byPhrase = new Map<string, Map<string, Phrase>>()
  let longest = 0
  for (const group of groups) {
    if (group.locale !== locale) continue
    const meant = (group.meaning ?? group.words).map(phraseOf)
    for (const phrase of group.words.map(phraseOf)) {
      longest = Math.max(longest, phrase.length)
      const key = phrase.join(' ')
      const known = byPhrase.get(key) ?? new Map<string, Phrase>()
      for (const other of meant) if (other.join(' ') !== key) known.set(other.join(' '), other)
      byPhrase.set(key, known)
    }
  }
  return {
    at(lexemes, position) {
      for (let length = Math.min(longest, lexemes.length - position); length > 0; length -= 1) {
        const means = byPhrase.get(lexemes.slice(position, position + length).join(' '))
        if (means !== undefined) return { length, means: [...means.values()] }
      }
      return undefined
    },
  }
}
