import { languageOf, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { NameToken } from './name-tokens.ts'

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** True for an assigned language and region. */
const isAssigned = (language: string, region: string): boolean =>
  languages.of(language) !== undefined && regions.of(region.toUpperCase()) !== undefined

/**
 * Languages of a tag with a region, which is one word: `pt-BR`, `en_US`, `es-419`; none for a language
 * that the site does not have. In lower case only the tags of the site, since `de-cu` may be two words;
 * in capitals only its languages, since codes look alike. Undefined: not a tag.
 */
export function taggedLanguages(run: readonly NameToken[]): ReadonlySet<Locale> | undefined {
  const [language, region] = run
  if (run.length !== 2 || !language || !region || !/^[-_]$/.test(region.before)) return undefined
  if (!/^[a-z]{2}$/.test(language.text) || !/^(?:[a-z]{2}|\d{3})$/.test(region.text))
    return undefined
  const tag = `${language.text}-${region.text}`
  const same = localeCodes.filter((locale) => locales[locale].tag.toLowerCase() === tag)
  if (same.length > 0) return new Set(same)
  const isLower = language.raw === language.text
  const isUpper = region.raw === region.text.toUpperCase()
  if (!isUpper || !isAssigned(language.text, region.text)) return undefined
  const known = localeCodes.filter((locale) => languageOf(locale) === language.text)
  return known.length > 0 || isLower ? new Set(known) : undefined
}
