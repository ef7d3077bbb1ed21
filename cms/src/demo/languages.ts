import { defaultLocale, languageOf, localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { Locale as DemoLocale } from '@vitrine/demo'

/** Languages that the demonstration is written in. */
const written: Readonly<Record<string, DemoLocale>> = { pt: 'br', en: 'en', es: 'es' }

/** Texts of the demonstration for a locale: those of its language, else the English ones. */
export const demoLocale = (locale: Locale): DemoLocale => written[languageOf(locale)] ?? 'en'

/** Locales for which the demonstration has files: a document in another language is none of theirs. */
export const fileLocales = localeCodes.filter((code) => written[languageOf(code)] !== undefined)

/** Locale of somebody whose language is one of the demonstration's; the default without that one. */
export const localeOf = (language: DemoLocale): Locale =>
  localeCodes.find((code) => written[languageOf(code)] === language) ?? defaultLocale
