import { defaultLocale, languageOf, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Company } from '@vitrine/demo'

/** Languages of a demonstration company on a site, whose locales may be others. */
export class HouseLanguages {
  readonly #written: Company['languages']
  readonly #standIn: string
  /** Locales for which the company has files: a document in another language is none of theirs. */
  readonly fileLocales: readonly Locale[]

  constructor({ languages, standIn }: Pick<Company, 'languages' | 'standIn'>) {
    this.#written = languages
    this.#standIn = standIn
    this.fileLocales = localeCodes.filter((code) => languages[languageOf(code)] !== undefined)
  }

  /** Language of the company's texts for a locale: its own, else the one that stands in. */
  textsFor(locale: Locale): string {
    return this.#written[languageOf(locale)] ?? this.#standIn
  }

  /** Locale of a person's language; the default locale if the site lacks it. */
  localeOf(language: string): Locale {
    return localeCodes.find((code) => this.#written[languageOf(code)] === language) ?? defaultLocale
  }
}
