import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Name of a locale's language in the language of the panel: `português`, `Portuguese`. */
export const languageName = (locale: Locale, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(languageOf(locale)) ?? locale

/** Enumeration in the panel's language: `A, B and C`. */
export const listText = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
