import { isSameUnit } from './units.ts'

/** Decimal mark: `2,5` or `2.5`. */
export type DecimalMark = ',' | '.'

const marks = new Map<string, DecimalMark>()

/** Decimal mark of the panel's language; the other sign groups thousands. */
export function decimalMarkOf(language: string): DecimalMark {
  const known = marks.get(language)
  if (known) return known
  const mark = new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.'
  marks.set(language, mark)
  return mark
}

/**
 * Number without thousands separators, so that it can be parsed in every language: `7`, `7.5`,
 * `7,5`.
 */
export function formatNumber(value: number, mark: DecimalMark): string {
  return String(value).replace('.', mark)
}

/** Characters that are typed or pasted for a minus sign: hyphens, dashes and the sign itself. */
const minus = /^[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/

/** Text without invisible characters: soft hyphens, byte order marks, direction marks. */
const visible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Start of a text before the unit at its end; the whole text if it does not end with the unit. */
function withoutUnit(text: string, unit: string | null): string {
  const suffix = unit?.replace(/\s/g, '') ?? ''
  let at = text.length
  for (let left = suffix.length; left > 0; at -= 1) {
    if (at === 0) return text
    if (!/\s/.test(text.charAt(at - 1))) left -= 1
  }
  const written = text.slice(at).replace(/\s/g, '')
  return written.toLowerCase() === suffix.toLowerCase() && isSameUnit(written, suffix)
    ? text.slice(0, at)
    : text
}

/** Characters of a text that is read as a number or a range; longer texts are none. */
const maxNumberText = 100

/** Digits in groups of three, by spaces or apostrophes of one kind. */
const grouped = /^[+-]?\d{1,3}([\p{Zs}'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/u

/**
 * Digits and signs of a number, without invisible characters, the unit after it, and the signs that
 * group thousands; other spaces stay, so that two numbers are not read as one.
 */
function bare(text: string, unit: string | null): string {
  const digits = withoutUnit(visible(text).trim(), unit)
    .trim()
    .replace(minus, '-')
    .replace(/^([+-])\p{Zs}+/u, '$1')
  return grouped.test(digits) ? digits.replace(/[\p{Zs}'’]/gu, '') : digits
}

/** True for an ambiguous number: `1.250` and `1,250` have thousands or decimals. */
const isEitherWay = (digits: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

const other = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',')

/** Decimal mark implied by a number; undefined without separators or for an ambiguous number. */
function markShown(digits: string): DecimalMark | undefined {
  const signs = digits.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if ((last !== ',' && last !== '.') || isEitherWay(digits)) return undefined
  // `1.234.567`: a repeated separator groups thousands
  return signs.length > 1 && signs.every((sign) => sign === last) ? other(last) : last
}

/**
 * Parses a number as typed; `mark` resolves ambiguous numbers only. Undefined for text that is not
 * a number or has wrong grouping.
 */
export function parseNumber(
  text: string,
  unit: string | null,
  mark: DecimalMark,
): number | undefined {
  if (text.length > maxNumberText) return undefined
  const digits = bare(text, unit)
  const decimal = markShown(digits) ?? mark
  const [whole = '', decimals = '', ...rest] = digits.split(decimal)
  const groups = other(decimal) === '.' ? /^[+-]?\d{1,3}(\.\d{3})+$/ : /^[+-]?\d{1,3}(,\d{3})+$/
  if (
    rest.length > 0 ||
    !(/^[+-]?\d*$/.test(whole) || groups.test(whole)) ||
    !/^\d*$/.test(decimals)
  )
    return undefined
  const plain = `${whole.replaceAll(other(decimal), '')}.${decimals}`
  return /\d/.test(plain) ? Number(plain) : undefined
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
      if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(digits)) continue
      const mark = markShown(digits)
      if (mark) shown.add(mark)
      else if (isEitherWay(digits)) open.push(digits)
    }
  }
  return { shown, open: [...new Set(open)] }
}
