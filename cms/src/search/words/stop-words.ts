import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { listed, wordsOfLocale } from './languages.ts'

const stopWords = perLocale(
  (locale): ReadonlySet<string> => new Set(listed(wordsOfLocale(locale)?.stopWords ?? '')),
)

/** True if a folded word is a function word in the locale. */
export const isStopWord = (word: string, locale: Locale): boolean => stopWords[locale].has(word)
