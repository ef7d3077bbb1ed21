import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Languages that write a decimal point; all others a decimal comma. */
const pointLanguages = new Set(['en'])

/** Words with a digit: numbers, sizes, part numbers. */
const wordsWithDigits = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}.,/·+-]+/gu) ?? []).filter((word) => /\p{N}/u.test(word))

/** Signs within words, which are none at their ends. */
const signs = '.,/·+-'

/** Word without signs at its ends. */
function withoutEnds(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && signs.includes(word.charAt(from))) from += 1
  while (to > from && signs.includes(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

const isNumber = (word: string): boolean => /^[\d.,]+$/.test(word)

/** Units with a power (`mm²`), which are no figures. */
const squareUnit = /^[cdkm]?m[²³23]$/

/** `1.250,5` and `1,250.5` as `1250.5`, by the marks of the language. */
function plainNumber(word: string, locale: Locale): string {
  const [decimal, group] = pointLanguages.has(languageOf(locale)) ? ['.', ','] : [',', '.']
  const parts = word.split(group)
  // a mark that does not group three digits is the other language's decimal mark
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => /^\d{3}(?!\d)/.test(part))
  return (isGrouped ? parts.join('') : word.replaceAll(group, '.')).replaceAll(decimal, '.')
}

/**
 * Figures of a text as they are compared: numbers by their value, other words with a digit in upper
 * case. Signs between two figures divide them (`16–95`, `10/12`), except within a part number.
 */
function figuresOf(text: string, locale: Locale): string[] {
  return wordsWithDigits(text).flatMap((word) => {
    const trimmed = withoutEnds(word)
    if (squareUnit.test(trimmed)) return []
    if (/\p{L}/u.test(trimmed)) return [trimmed.normalize('NFKC').toUpperCase()]
    return trimmed
      .split(/[/·+-]/)
      .filter(isNumber)
      .map((number) => plainNumber(number, locale))
  })
}

/** Elements of a list that another one lacks, each as often as it is lacking. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((each) => {
    const at = left.indexOf(each)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Elements that a second list lacks, and those that it has alone. */
export const listDifferences = (
  before: readonly string[],
  after: readonly string[],
): { missing: string[]; added: string[] } => ({
  missing: without(before, after),
  added: without(after, before),
})

interface TextIn {
  text: string
  locale: Locale
}

/**
 * Numbers, sizes and part numbers of a source that its translation lacks, and those that only the
 * translation has.
 */
export function figureDifferences(
  source: TextIn,
  target: TextIn,
): { missing: string[]; added: string[] } {
  return listDifferences(
    figuresOf(source.text, source.locale),
    figuresOf(target.text, target.locale),
  )
}
