import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'

/** Words of a concept in one language. */
export const languageWordsShape = z.object({
  /** Word to write. */
  preferred: z.string(),
  /** Other words that may stand for it: inflected, abbreviated. */
  forms: z.array(z.string()),
  /** Words that must not stand for it. */
  forbidden: z.array(z.string()),
})
export type LanguageWords = z.output<typeof languageWordsShape>

/** Concept of the glossary with its words in each language; a language without words is absent. */
export const termShape = z.object({
  /** Id of its document. */
  id: z.number(),
  words: z.partialRecord(z.enum(localeCodes), languageWordsShape),
  note: z.string(),
})
export type Term = z.output<typeof termShape>

/** Word of a concept that visitors searched. */
export const searchedWordShape = z.object({
  locale: z.enum(localeCodes),
  word: z.string(),
  kind: z.enum(['preferred', 'form', 'forbidden']),
  preferred: z.string(),
  times: z.number(),
  /** Number of results of the latest search; null: unknown. */
  results: z.number().nullable(),
})
export type SearchedWord = z.output<typeof searchedWordShape>
