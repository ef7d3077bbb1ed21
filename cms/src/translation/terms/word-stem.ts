import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Ending of a plural with its replacement, for words of at least `min` characters. */
type Rule = readonly [ending: string, replacement: string, min: number]

/** Endings by language, the longest first. The first that applies is the only one. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  pt: [
    ['ões', 'ão', 4],
    ['ães', 'ão', 4],
    ['ais', 'al', 5],
    ['éis', 'el', 5],
    ['eis', 'el', 5],
    ['óis', 'ol', 5],
    ['uis', 'ul', 5],
    ['il', 'el', 5],
    ['ns', 'm', 4],
    ['res', 'r', 5],
    ['zes', 'z', 5],
    ['es', '', 4],
    ['as', 'a', 4],
    ['os', 'o', 4],
    ['is', 'i', 5],
    ['us', 'u', 5],
    ['s', '', 5],
    ['e', '', 4],
  ],
  es: [
    ['iones', 'ión', 6],
    ['ones', 'ón', 6],
    ['ces', 'z', 5],
    ['es', '', 4],
    ['as', 'a', 4],
    ['os', 'o', 4],
    ['s', '', 5],
    ['e', '', 4],
  ],
  en: [
    ['ss', 'ss', 3],
    ['us', 'us', 3],
    ['is', 'is', 3],
    ['ies', 'y', 5],
    ['es', '', 4],
    ['s', '', 3],
    ['e', '', 3],
  ],
  de: [
    ['en', '', 5],
    ['er', '', 6],
    ['es', '', 5],
    ['e', '', 4],
    ['n', '', 5],
    ['s', '', 5],
  ],
}

const otherRules: readonly Rule[] = [['s', '', 4]]

/** Languages that write compounds as one word: `Hydraulikpumpe` has a `Pumpe`. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'fi'])

export const isCompounding = (locale: Locale): boolean => compounding.has(languageOf(locale))

/** Stems that are retained of each language: texts repeat their words. */
const maxStems = 20_000
const stems = new Map<Locale, Map<string, string>>()

/**
 * Word in lower case without its plural ending: equal for singular and plural. Accents stay. It is
 * compared with other stems only, and need not be a word.
 */
export function wordStem(word: string, locale: Locale): string {
  const known = stems.get(locale) ?? new Map<string, string>()
  stems.set(locale, known)
  const before = known.get(word)
  if (before !== undefined) return before
  const stem = readStem(word, locale)
  if (known.size >= maxStems) known.clear()
  known.set(word, stem)
  return stem
}

function readStem(word: string, locale: Locale): string {
  const lower = word.normalize('NFC').toLowerCase()
  const [ending = '', replacement = ''] =
    (rules[languageOf(locale)] ?? otherRules).find(
      ([each, , min]) => lower.length >= min && lower.endsWith(each),
    ) ?? []
  return lower.slice(0, lower.length - ending.length) + replacement
}
