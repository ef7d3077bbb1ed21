import { perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { listed, wordsOfLocale } from './languages.ts'

const endings = perLocale((locale): readonly string[] =>
  listed(wordsOfLocale(locale)?.endings ?? ''),
)

/** Endings that the index may have removed from the words of a locale. */
export const endingsOf = (locale: Locale): readonly string[] => endings[locale]
