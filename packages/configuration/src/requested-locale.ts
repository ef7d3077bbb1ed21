import Negotiator from 'negotiator'
import { defaultLocale, languageOf, localeCodes, locales } from './locales.ts'
import type { Locale } from './locales.ts'

type Header = string | string[] | undefined

/** Request headers that state a language, by lower-case name. */
export interface LanguageHeaders {
  readonly 'content-language'?: Header
  readonly 'accept-language'?: Header
}

/**
 * Locale that a `Content-Language` header names: a code (`br`) or tag, case-insensitive; a tag of
 * another region (`es-AR`, `en-GB`) maps to its language. Undefined for unknown or missing.
 */
function namedLocale(header: Header): Locale | undefined {
  const wanted =
    String(header ?? '')
      .split(',')[0]
      ?.trim()
      .toLowerCase() ?? ''
  const language = wanted.split('-')[0]
  return (
    localeCodes.find((code) => code === wanted) ??
    localeCodes.find((code) => locales[code].tag.toLowerCase() === wanted) ??
    localeCodes.find((code) => languageOf(code) === language)
  )
}

/**
 * Locale that an `Accept-Language` header prefers, by its quality values; undefined without a header
 * and if it accepts none of them. A region that no locale has (`pt-PT`) matches by its language.
 *
 * @param available - Locales to choose from, the preferred one for `*` first.
 */
export function acceptedLocale(
  header: Header,
  available: readonly Locale[] = [defaultLocale, ...localeCodes],
): Locale | undefined {
  if (header === undefined) return undefined
  const namesOf = (locale: Locale): string[] => [locales[locale].tag, languageOf(locale)]
  const negotiator = new Negotiator({ headers: { 'accept-language': String(header) } })
  const accepted = negotiator.language(available.flatMap(namesOf))
  return available.find((locale) => namesOf(locale).includes(accepted ?? ''))
}

/**
 * Locale of the answer to a call: the one that `Content-Language` names (a code such as `br` or a
 * tag), else the one that `Accept-Language` prefers, else the default.
 *
 * @param named - Locale that the request names elsewhere; after `Content-Language`.
 */
export const requestedLocale = (headers: LanguageHeaders, named?: string): Locale =>
  namedLocale(headers['content-language']) ??
  namedLocale(named) ??
  acceptedLocale(headers['accept-language']) ??
  defaultLocale

/**
 * Headers on which the language of an answer depends, for `Vary`: `Accept-Language` counts only
 * without a `Content-Language` that names a locale.
 */
export const languageVary = (headers: LanguageHeaders): string =>
  namedLocale(headers['content-language']) === undefined
    ? 'Content-Language, Accept-Language'
    : 'Content-Language'
