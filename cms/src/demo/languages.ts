import { defaultLocale, languageOf, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Company } from '@vitrine/demo'

/** Languages of a demonstration company on a site with possibly different locales. */
export class CompanyLanguages {
  readonly #written: Company['languages']
  readonly #standIn: string
  /** Locales for which the company has files in its language. */
  readonly fileLocales: readonly Locale[]

  constructor({ languages, standIn }: Pick<Company, 'languages' | 'standIn'>) {
    this.#written = languages
    this.#standIn = standIn
    this.fileLocales = localeCodes.filter((code) => languages[languageOf(code)] !== undefined)
  }

  /**
   * Language of the company's texts for a locale: the locale's language, or the fallback if the
   * company lacks it.
   */
  textsFor(locale: Locale): string {
    return this.#written[languageOf(locale)] ?? this.#standIn
  }

  /** Locale for a person's language; the default locale if the site lacks that language. */
  localeOf(language: string): Locale {
    return localeCodes.find((code) => this.#written[languageOf(code)] === language) ?? defaultLocale
  }
}
