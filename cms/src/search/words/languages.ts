import { languageOf, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { LanguageWords, Words } from './language-words.ts'
import { portuguese } from './pt.ts'

/** Words of each language that the search uses, by language code. */
export const languages: Readonly<Record<string, LanguageWords>> = {
  pt: portuguese,
  en: english,
  es: spanish,
  de: german,
}

/** Words of a locale's language; undefined if there is no table. */
export const wordsOfLocale = (locale: Locale): LanguageWords | undefined =>
  languages[languageOf(locale)]

/** Single words of a list. */
export const listed = (words: Words): string[] => words.split(/\s+/).filter(Boolean)

const endings = perLocale((locale): readonly string[] =>
  listed(wordsOfLocale(locale)?.endings ?? ''),
)

/** Endings that the index may have removed from the words of a locale. */
export const endingsOf = (locale: Locale): readonly string[] => endings[locale]

/** Words of a list in the tables of all languages. */
export const inAllLanguages = (
  listOf: (language: LanguageWords) => Words | undefined,
): string[] => [
  ...new Set(Object.values(languages).flatMap((language) => listed(listOf(language) ?? ''))),
]

const sourceOf = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace('*', '[a-z]*')
    .replaceAll('_', String.raw`\s+`)

/** Pattern of any of the words, longest first. */
export const anyOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join('|')})`
