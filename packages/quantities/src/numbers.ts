/** Decimal mark: `2,5` or `2.5`. */
export type DecimalMark = ',' | '.'

const marks = new Map<string, DecimalMark>()

/** Decimal mark of a language or locale; the other sign groups thousands. */
export function decimalMarkOf(tag: string): DecimalMark {
  const known = marks.get(tag)
  if (known) return known
  const mark = new Intl.NumberFormat(tag).format(1.5).includes(',') ? ',' : '.'
  marks.set(tag, mark)
  return mark
}

export const otherMark = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',')

/** Way to read digits with marks. */
export interface DigitsReading {
  /** Digits with a point as decimal mark and no others: `1250.50`. */
  plain: string
  /** Decimal mark by which they are read; undefined for digits without any mark. */
  mark: DecimalMark | undefined
}

const grouped = { '.': /^[+-]?\d{1,3}(?:\.\d{3})+$/, ',': /^[+-]?\d{1,3}(?:,\d{3})+$/ } as const

/** Digits read with a decimal mark; undefined for marks that group other than three digits. */
function readWith(digits: string, mark: DecimalMark): DigitsReading | undefined {
  const group = otherMark(mark)
  const [whole = '', decimals = '', ...rest] = digits.split(mark)
  if (rest.length > 0 || !(/^[+-]?\d*$/.test(whole) || grouped[group].test(whole))) return undefined
  if (!/^\d*$/.test(decimals)) return undefined
  const plain = `${whole.replaceAll(group, '').replace(/^([+-]?)$/, '$10')}.${decimals}`
  return /\d/.test(digits) ? { plain: plain.replace(/\.$/, ''), mark } : undefined
}

/**
 * Ways to read digits with marks: both decimal marks are read in every language, since people copy
 * from data sheets. Two ways only for three digits behind a single mark, which are thousands or
 * decimals (`1.250`); none for wrong groups (`1,2,3`).
 */
export function digitReadings(digits: string): DigitsReading[] {
  const signs: DecimalMark[] = [...digits].filter((sign) => sign === ',' || sign === '.')
  const [first] = signs
  const last = signs.at(-1)
  if (last === undefined)
    return /^[+-]?\d+$/.test(digits) ? [{ plain: digits, mark: undefined }] : []
  const isEitherWay = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  // `1.234.567`: a repeated mark groups thousands
  const isGroup = signs.length > 1 && first === last
  const read = [...(isGroup ? [] : [last]), ...(isGroup || isEitherWay ? [otherMark(last)] : [])]
  return read.flatMap((mark) => readWith(digits, mark) ?? [])
}

/** Digits with marks and a point alone; `mark` decides those that are thousands or decimals. */
export function plainDigits(digits: string, mark: DecimalMark): string | undefined {
  const [first, second] = digitReadings(digits)
  return (second?.mark === mark ? second : first)?.plain
}

/** Characters that are typed or pasted for a minus sign: hyphens, dashes and the sign itself. */
const minus = /^[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/

/** Text without invisible characters: soft hyphens, byte order marks, direction marks. */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Digits in groups of three, by spaces or apostrophes of one kind. */
const spaced = /^[+-]?\d{1,3}([\p{Zs}'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/u

/** Characters of a text that is read as a number; longer texts are none. */
export const maxNumberText = 100

/**
 * Digits and signs of a number, without invisible characters and the signs that group thousands;
 * other spaces stay, so that two numbers are not read as one.
 */
export function bareDigits(text: string): string {
  const digits = visible(text)
    .trim()
    .replace(minus, '-')
    .replace(/^([+-])\p{Zs}+/u, '$1')
  return spaced.test(digits) ? digits.replace(/[\p{Zs}'’]/gu, '') : digits
}

/**
 * Number as typed: `1.250,5`, `1 250`, `−3`; `mark` decides those that are thousands or decimals.
 * Undefined for other texts, and for exponents, which damaged codes have (`1E5`).
 */
export function readNumber(text: string, mark: DecimalMark): number | undefined {
  if (text.length > maxNumberText) return undefined
  const plain = plainDigits(bareDigits(text), mark)
  return plain === undefined ? undefined : Number(plain)
}

/** Whole inches, if any, and a fraction with a divisor of a ruler. */
const inchFraction = /^(?:(\d{1,3})(?:\s|\s?-\s?))?(\d{1,2})\/(2|4|8|16|32|64)$/

/** Inches with a fraction: `3/8`, `1 1/2`, `1-1/2`, `½`; undefined for other texts. */
export function readInches(text: string): number | undefined {
  if (text.length > maxNumberText) return undefined
  const plain = visible(text)
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .trim()
  const [found, whole = '0', above = '', below = ''] = inchFraction.exec(plain) ?? []
  const isFraction = found !== undefined && Number(above) < Number(below)
  return isFraction ? Number(whole) + Number(above) / Number(below) : undefined
}
