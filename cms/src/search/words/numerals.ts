import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { wordsOfLocale } from './languages.ts'

/** Numbers that titles and labels of a catalogue write as words (`dois furos`); one is an article. */
const written = { min: 2, max: 12 } as const

const numerals = perLocale(
  (locale): ReadonlyMap<string, number> =>
    new Map(
      Object.entries(wordsOfLocale(locale)?.numerals ?? {}).filter(
        ([, value]) => value >= written.min && value <= written.max,
      ),
    ),
)

/** Number that a folded word spells; undefined for any other word. */
export const numeralOf = (word: string, locale: Locale): number | undefined =>
  numerals[locale].get(word)

/** Words that spell a number in the locale. */
export const spellingsOf = (value: number, locale: Locale): string[] =>
  [...numerals[locale]].flatMap(([word, number]) => (number === value ? [word] : []))
