import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { decimalMarkOf, plainDigits } from '@vitrine/quantities/numbers'
import { unitOf } from '@vitrine/quantities/units'

const markOf = (locale: Locale) => decimalMarkOf(locales[locale].tag)

/** Comparisons, signs and tolerances, which belong to the number after them. */
const prefixes = '≥≤<>≈±−'

/** Spellings of one sign. */
const spellings: readonly [RegExp, string][] = [
  [/>=|=>|[⩾≧]/g, '≥'],
  [/<=|=<|[⩽≦]/g, '≤'],
  [/[~∼](?=[ \u00a0\u202f]?\d)/g, '≈'],
  [/\+ ?\/? ?[-−](?=[ \u00a0\u202f]?[.,]?\d)/g, '±'],
  // a sign follows no figure, word or bracket: `16–95`, `16 -95` and `TC-95` have none
  [/(?<!\d[ \u00a0\u202f])(?<![\p{L}\p{N}.,)\]%"″°²³])[-–](?=[.,]?\d)/gu, '−'],
  [/([≥≤<>≈±])[ \u00a0\u202f]+(?=[−.,]?\d)/g, '$1'],
]

const fractions: Record<string, string> = Object.fromEntries(
  ['1/2', '1/3', '2/3', '1/4', '3/4', '1/8', '3/8', '5/8', '7/8'].map((text, at) => [
    '½⅓⅔¼¾⅛⅜⅝⅞'.charAt(at),
    text,
  ]),
)

/** Fraction of an inch or of a whole; other slashes divide two figures. */
function isFraction(text: string): boolean {
  const [, above, below] = /^(\d{1,2})\/(2|3|4|8|16|32|64)$/.exec(text) ?? []
  return above !== undefined && Number(above) < Number(below)
}

/** Text in one spelling of signs, fractions and decimals without a zero (`.5`). */
function inOneSpelling(text: string, decimal: string): string {
  let result = text.replaceAll(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign]}`)
  for (const [pattern, sign] of spellings) result = result.replaceAll(pattern, sign)
  return (
    result
      .replaceAll(/(?<![\p{L}\p{N}.,])[.,](?=\d)/gu, `0${decimal}`)
      // thousands are also grouped by blanks that do not break
      .replaceAll(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, '')
  )
}

/** Words with a digit: numbers, sizes, part numbers. */
const wordsWithDigits = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}.,/·+≥≤<>≈±−-]+/gu) ?? []).filter((word) => /\p{N}/u.test(word))

/** Signs within words, which are none at their ends. */
const signs = '.,/·+-'

/** Word without signs at its ends. */
function withoutEnds(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && signs.includes(word.charAt(from))) from += 1
  while (to > from && (signs + prefixes).includes(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

/** Number with the signs before it. */
const signedNumber = /^(?<prefix>[≥≤<>≈±−]{0,3})(?<number>[\d.,]+)$/

/** Number with an ordinal mark (`7º`, `27th`), or within a compound (`19-inch`, `4/3-Ventil`). */
const markedNumber = /^(?<number>[≥≤<>≈±−]{0,3}[\d.,/]+)(?:[ºª]|st|nd|rd|th|-\p{Lu}?\p{Ll}{2,})$/u

/**
 * `1.250,5` and `1,250.5` as `1250.5`; the language decides those that are thousands or decimals. A
 * text that is no number, such as a version (`1.2.3`), is compared as it is, with points alone.
 */
export const plainNumber = (word: string, locale: Locale): string =>
  plainDigits(word, markOf(locale)) ?? word.replaceAll(',', '.')

/** A number as it is compared: its value with sign, comparison and tolerance; none for other text. */
function comparedNumber(text: string, locale: Locale): string[] {
  if (isFraction(text)) return [text]
  return text.split('/').flatMap((part) => {
    const { prefix = '', number } = signedNumber.exec(part)?.groups ?? {}
    return number === undefined ? [] : [prefix.replace('−', '-') + plainNumber(number, locale)]
  })
}

/**
 * Figures of a text as they are compared: numbers by their value with sign, comparison and
 * tolerance (`-40`, `≥10`, `±1`), other words with a digit in upper case. Signs between two figures
 * divide them (`16–95`, `10/12`), except within a part number or a fraction.
 */
function figuresOf(text: string, locale: Locale): string[] {
  return wordsWithDigits(inOneSpelling(text, markOf(locale))).flatMap((word) => {
    const ends = withoutEnds(word)
    // `mm²`, `m3/h`
    if (/^\p{L}/u.test(ends) && unitOf(ends)) return []
    const trimmed = markedNumber.exec(ends)?.groups?.['number'] ?? ends
    // the decimal mark alone differs in `0,148n`
    if (/\p{L}/u.test(trimmed))
      return [trimmed.normalize('NFKC').replaceAll(',', '.').toUpperCase()]
    return trimmed.split(/[·+-]/).flatMap((part) => comparedNumber(part, locale))
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
 * Numbers with their signs, sizes and part numbers of a source that its translation lacks, and those that only the
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
