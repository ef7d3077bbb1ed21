import { languageOf, locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

/** Name of a locale's language in another locale, as within a sentence: `Portuguese`. */
export const languageName = (named: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locales[locale].tag, { type: 'language' }).of(languageOf(named)) ??
  locales[named].title
