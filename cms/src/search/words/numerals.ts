import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { wordsOfLocale } from './languages.ts'

/**
 * Range of numbers that titles and labels write as words (`dois furos`); one is excluded, because
 * it is also an article.
 */
const written = { min: 2, max: 12 } as const

const numerals = perLocale(
  (locale): ReadonlyMap<string, number> =>
    new Map(
      Object.entries(wordsOfLocale(locale)?.numerals ?? {}).filter(
        ([, value]) => value >= written.min && value <= written.max,
      ),
    ),
)

/** Value of a folded numeral; undefined for other words. */
export const numeralOf = (word: string, locale: Locale): number | undefined =>
  numerals[locale].get(word)

/** Numerals of a value in the locale. */
export const spellingsOf = (value: number, locale: Locale): string[] =>
  [...numerals[locale]].flatMap(([word, number]) => (number === value ? [word] : []))
