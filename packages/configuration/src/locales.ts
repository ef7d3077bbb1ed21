import site from './chosen.ts'

/** Locales of the site (R2, R3), in the order of the language switcher. */
export const locales = site.languages

/** Code of a locale, as in the API and the database. */
export type Locale = keyof typeof locales

export const localeCodes = Object.keys(locales) as [Locale, ...Locale[]]

/** Locale whose content is required. */
export const defaultLocale = site.defaultLanguage

/** Locale whose paths have no prefix; undefined if every locale has one. */
export const rootLocale = localeCodes.find((code) => locales[code].prefix === '')

/** Time zone of the company (IANA). */
export const { timeZone } = site
/** Further time zones in which the staff can schedule a publication (IANA). */
export const otherTimeZones = site.otherTimeZones ?? []

export type OtherLocale = Exclude<Locale, typeof defaultLocale>

/** Locales except the given one; empty on a site of one language. */
export const localesOtherThan = (locale: Locale): readonly Locale[] =>
  localeCodes.filter((code: string) => code !== locale)

/** Language of a locale, without its region: `pt`. */
export const languageOf = (locale: Locale): string => locales[locale].tag.split('-')[0] ?? ''

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value)
}

/** Stored locale; the default if the site no longer has it. */
export const knownLocale = (value: string): Locale => (isLocale(value) ? value : defaultLocale)

/** Record with a value for each locale, computed from its code. */
export function perLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(localeCodes.map((code) => [code, valueOf(code)])) as Record<
    Locale,
    Value
  >
}
