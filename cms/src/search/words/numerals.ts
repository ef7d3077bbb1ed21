import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Numbers that catalogues write as words (`dois furos`), by language; folded. */
const numerals: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pt: { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, oito: 8, dez: 10, doze: 12 },
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  es: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, doce: 12 },
}

/** Number that a folded word spells; undefined for any other word. */
export const numeralOf = (word: string, locale: Locale): number | undefined =>
  new Map(Object.entries(numerals[languageOf(locale)] ?? {})).get(word)

/** Words that spell a number in the locale. */
export const spellingsOf = (value: number, locale: Locale): string[] =>
  Object.entries(numerals[languageOf(locale)] ?? {}).flatMap(([word, number]) =>
    number === value ? [word] : [],
  )
