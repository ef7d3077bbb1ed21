import {
  bareDigits,
  digitReadings,
  maxNumberText,
  readInches,
  readNumber,
  visible,
} from '@vitrine/quantities/numbers'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { isSameUnit } from '@vitrine/quantities/units'

/**
 * Number without thousands separators, so that it can be parsed in every language: `7`, `7.5`,
 * `7,5`.
 */
export function formatNumber(value: number, mark: DecimalMark): string {
  return String(value).replace('.', mark)
}

/** Number and unit behind it: the unit begins with a letter or a sign that no number has. */
const behindNumber = /^(?<number>[^\p{L}°%"″”]*?)(?<unit>[\p{L}°%"″”][^\n]*)$/u

/** Start of a text before the unit at its end; the whole text if it does not end with the unit. */
function withoutUnit(text: string, unit: string | null): string {
  const suffix = unit?.replace(/\s/g, '') ?? ''
  let at = text.length
  for (let left = suffix.length; left > 0 && at > 0; at -= 1)
    if (!/\s/.test(text.charAt(at - 1))) left -= 1
  const start = text.slice(0, at)
  // the `s` of `5 segundos` is no unit
  if (text.slice(at).replace(/\s/g, '') === suffix && !/\p{L}\s?$/u.test(start)) return start
  const { number, unit: written } = behindNumber.exec(text)?.groups ?? {}
  return unit && number !== undefined && written && isSameUnit(written, unit) ? number : text
}

/** Digits and signs of a number, without the unit after it. */
const bare = (text: string, unit: string | null): string =>
  bareDigits(withoutUnit(visible(text).trim(), unit))

/**
 * Parses a number as typed, with its unit in any spelling; `mark` resolves ambiguous numbers only.
 * Fractions are read as inches alone. Undefined for text that is not a number or has wrong grouping.
 */
export function parseNumber(
  text: string,
  unit: string | null,
  mark: DecimalMark,
): number | undefined {
  if (text.length > maxNumberText) return undefined
  const digits = bare(text, unit)
  return (
    readNumber(digits, mark) ?? (unit && isSameUnit('in', unit) ? readInches(digits) : undefined)
  )
}
const between = / ?(?:\.{2,}|…) ?| (?:a|à|to|até|ate|hasta|bis) /iu
const dash = '[-\\u2010-\\u2015\\u2212\\uFE58\\uFE63\\uFF0D]'
/** Two bounds with a dash between them, each with an optional minus sign. */
const dashed = new RegExp(
  String.raw`^(?<from>${dash}?[^-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]+?)(?<sign> ?${dash} ?)(?<to>${dash}? ?[^-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]+)$`,
  'u',
)
const startsWithDash = new RegExp(`^${dash}`, 'u')

/** True for more than one space, a line break or a tab between two digits. */
const isSplit = (text: string, at: number, space: string): boolean =>
  /\d/.test(text.charAt(at - 1)) &&
  /\d/.test(text.charAt(at + space.length)) &&
  !/^\p{Zs}$/u.test(space)

/**
 * Bounds of a range: `10–16`, `10 a 16`, `10..16`, `-60 a -40`, `–40 – 90`. A single part for other
 * texts, such as `-60 -40`, which is ambiguous.
 */
export function rangeParts(text: string): string[] {
  if (text.length > maxNumberText) return [text]
  const seen = visible(text)
    .trim()
    .replace(/\s+/g, (space, at: number, whole: string) => (isSplit(whole, at, space) ? '\n' : ' '))
    .replace(/^(?:de|from|desde|von) /iu, '')
  const worded = seen.split(between).filter((part) => part !== '')
  if (worded.length !== 1) return worded
  const { from = '', sign = '', to = '' } = dashed.exec(seen)?.groups ?? {}
  const isOpen = startsWithDash.test(from) && sign.startsWith(' ') && !sign.endsWith(' ')
  return from === '' || isOpen ? [seen].filter((part) => part !== '') : [from, to]
}

/** Decimal mark that the numbers of a source show; undefined for none, or both. */
export function shownMark(
  texts: readonly { text: string; unit: string | null }[],
): DecimalMark | undefined {
  const { shown } = readMarks(texts)
  const [mark] = shown
  return shown.size === 1 ? mark : undefined
}

/**
 * Decimal marks that the unambiguous numbers of a source use (both if they disagree), and its
 * numbers that are ambiguous on their own (`1.250`).
 */
export function readMarks(texts: readonly { text: string; unit: string | null }[]): {
  shown: ReadonlySet<DecimalMark>
  open: string[]
} {
  const shown = new Set<DecimalMark>()
  const open: string[] = []
  for (const { text, unit } of texts) {
    if (text.length > maxNumberText) continue
    for (const digits of rangeParts(text.trim()).map((part) => bare(part, unit))) {
      const [reading, ...others] = digitReadings(digits)
      if (others.length > 0) open.push(digits)
      else if (reading?.mark) shown.add(reading.mark)
    }
  }
  return { shown, open: [...new Set(open)] }
}
