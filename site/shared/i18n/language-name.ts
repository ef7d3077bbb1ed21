import { languageOf, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Name of a locale's language in another locale, cased as within a sentence: `Portuguese`. */
export const languageName = (named: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locales[locale].tag, { type: 'language' }).of(languageOf(named)) ??
  locales[named].title
