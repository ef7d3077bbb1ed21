/** Decimal mark: `2,5` or `2.5`. */
export type DecimalMark = ',' | '.'

/** Decimal mark of the panel's language; the other sign groups thousands. */
export const decimalMarkOf = (language: string): DecimalMark =>
  new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.'

/**
 * `7`, `7.5` or `7,5`: without thousands separators, so that it can be parsed in every language.
 */
export function formatNumber(value: number, mark: DecimalMark): string {
  return String(value).replace('.', mark)
}

/** Number without spaces and without the unit after it. */
function bare(text: string, unit: string | null): string {
  const digits = text.replace(/[\s\u00A0\u202F']/g, '').replace('−', '-')
  const suffix = unit?.replace(/\s/g, '').toLowerCase() ?? ''
  return suffix !== '' && digits.toLowerCase().endsWith(suffix)
    ? digits.slice(0, -suffix.length)
    : digits
}

/** Ambiguous number: `1.250` and `1,250` have thousands or decimals. */
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

/** Bounds of a range: `10–16`, `10 a 16`, `10..16`. */
export const rangeParts = (text: string): string[] =>
  text
    .split(/\s*(?:\.\.+|…|–|—|\s(?:a|to|até|hasta)\s|(?<=[\d\s])-)\s*/)
    .filter((part) => part !== '')

/** Decimal mark implied by texts of one source, and the texts that remain ambiguous. */
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
