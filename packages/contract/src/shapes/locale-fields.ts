import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale, OtherLocale } from '@vitrine/configuration/locales'

/** Field of each locale's value: `terms_of_use`, `terms_of_use_en`. */
export type LocaleField<Name extends string> = Name | OtherLocaleField<Name>
type OtherLocaleField<Name extends string> = `${Name}_${OtherLocale}`

/**
 * Field of a locale's value in an answer that has those of all locales (R3): the plain name for the
 * default locale, with the code for the others.
 */
export const localeField = <Name extends string>(name: Name, locale: Locale): LocaleField<Name> =>
  locale === defaultLocale ? name : `${name}_${locale}`

/** Fields of the locales other than the default, with their values. */
export const inOtherLocales = <Name extends string, Value>(
  name: Name,
  valueOf: (locale: Locale) => Value,
) =>
  Object.fromEntries(
    localesOtherThan(defaultLocale).map((locale) => [`${name}_${locale}`, valueOf(locale)]),
  ) as Record<OtherLocaleField<Name>, Value>
