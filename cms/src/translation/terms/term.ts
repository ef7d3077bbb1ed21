import type { Locale } from '@vitrine/configuration/locales'

/** Words of a concept in one language. */
export interface LanguageWords {
  /** Word to write. */
  preferred: string
  /** Other words that may stand for it: inflected, abbreviated. */
  forms: readonly string[]
  /** Words that must not stand for it. */
  forbidden: readonly string[]
}

/** Concept of the glossary with its words in each language; a language without words is absent. */
export interface Term {
  /** Id of its document. */
  id: number
  words: Readonly<Partial<Record<Locale, LanguageWords>>>
  note: string
}
