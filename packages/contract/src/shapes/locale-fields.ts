import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale, OtherLocale } from '@vitrine/configuration/locales'

/** Field name of a value per locale: `terms_of_use`, `terms_of_use_en`. */
export type LocaleField<Name extends string> = Name | OtherLocaleField<Name>
type OtherLocaleField<Name extends string> = `${Name}_${OtherLocale}`

/**
 * Field name of a locale's value in an answer with the values of all locales (R3): the plain name
 * for the default locale, with the code for the others.
 */
export const localeField = <Name extends string>(name: Name, locale: Locale): LocaleField<Name> =>
  locale === defaultLocale ? name : `${name}_${locale}`

/** Values of the locales other than the default, by field name. */
export const inOtherLocales = <Name extends string, Value>(
  name: Name,
  valueOf: (locale: Locale) => Value,
) =>
  Object.fromEntries(
    localesOtherThan(defaultLocale).map((locale) => [`${name}_${locale}`, valueOf(locale)]),
  ) as Record<OtherLocaleField<Name>, Value>
