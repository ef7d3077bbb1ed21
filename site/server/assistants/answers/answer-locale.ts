import { defaultLocale, languageOf, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { ToolRefusal } from './tool-refusal.ts'

/** Languages in which the site is public. */
export const publicLocales = (prepared: readonly Locale[]): Locale[] =>
  localeCodes.filter((code) => !prepared.includes(code))

/** Tags of locales, for messages: `pt-BR, en-US`. */
export const tagsOf = (among: readonly Locale[]): string =>
  among.map((code) => locales[code].tag).join(', ')

/**
 * Locale of an answer: named by its tag (`pt-BR`), language (`pt`) or code; without a name the
 * default. Refuses a language in which the site is not public.
 */
export function answerLocale(name: string | undefined, among: readonly Locale[]): Locale {
  if (name === undefined || name.trim() === '')
    return among.includes(defaultLocale) ? defaultLocale : (among[0] ?? defaultLocale)
  const wanted = name.trim().toLowerCase().replace('_', '-')
  const found =
    among.find((code) => locales[code].tag.toLowerCase() === wanted) ??
    among.find((code) => code === wanted) ??
    among.find((code) => languageOf(code) === wanted.split('-')[0])
  if (!found)
    throw new ToolRefusal(
      `There are no texts in “${name}”. Call again with one of these in "locale": ${tagsOf(among)}.`,
    )
  return found
}
