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

/** Text before a unit at its end, which may have other spaces. */
function withoutUnit(text: string, unit: string | null): string {
  let missing = unit?.replace(/\s/g, '').toLowerCase() ?? ''
  let end = text.length
  while (missing !== '' && end > 0) {
    const last = text.slice(end - 1, end).toLowerCase()
    if (last.trim() !== '') {
      if (!missing.endsWith(last)) return text
      missing = missing.slice(0, -last.length)
    }
    end -= 1
  }
  return missing === '' ? text.slice(0, end).trimEnd() : text
}

/** Number with thousands in groups; a line break or another gap stands between two numbers. */
const grouped = /^[+-]?\d{1,3}(?:[ '\u2019\u00A0\u2009\u202F]\d{3})+(?:[.,]\d*)?$/

/** Digits and signs of a number, without grouping spaces, invisible characters and its unit. */
function bare(text: string, unit: string | null): string {
  const digits = withoutUnit(visible(text).trim().replace(minus, '-'), unit)
    // as in `- 5`
    .replace(/^([+-])[ \u00A0]+/, '$1')
  return grouped.test(digits) ? digits.replace(/[^\d.,+-]/g, '') : digits
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

/**
 * Bounds of a range: `10–16`, `10 a 16`, `10..16`, `-60 a -40`, `–40 – 90`. A single part for other
 * texts, such as `-60 -40`, which is ambiguous.
 */
export function rangeParts(text: string): string[] {
  const seen = visible(text)
    .replace(/[^\S\r\n]+/g, ' ')
    .trim()
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
    for (const digits of rangeParts(text.trim()).map((part) => bare(part, unit))) {
      if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(digits)) continue
      const mark = markShown(digits)
      if (mark) shown.add(mark)
      else if (isEitherWay(digits)) open.push(digits)
    }
  }
  return { shown, open: [...new Set(open)] }
}
