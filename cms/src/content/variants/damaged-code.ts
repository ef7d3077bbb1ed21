/** Month abbreviations that spreadsheets write, in Portuguese, Spanish, English and German. */
const month =
  '(?:jan|ene|fev|feb|mar|mär|abr|apr|mai|may|mayo|jun|jul|ago|aug|set|sep|sept|out|oct|okt|nov|dez|dic|dec)'

/**
 * Patterns of part numbers that a spreadsheet converted: numbers with an exponent, dates, errors,
 * and numbers rounded to 15 digits. Months in capital letters do not match, because `SET-10` can be
 * a part number.
 */
const damaged: readonly RegExp[] = [
  /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i,
  /^\d{15,}0$/,
  /\ufffd/,
  /^#[^\s]*[!?]$|^#N\/[ADV]$|^#+$|^#(?:SPILL|DESPEJAR|CALC)/i,
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/,
  /^\d{1,2}\/\d{1,2}\/\d{2,4}$|^\d{1,2}\.\d{1,2}\.\d{4}$/,
]
const dayAndMonth = new RegExp(
  String.raw`^(?:\d{1,2}[\s/.-](?<before>${month})\.?(?:[\s/.-]\d{2,4})?|(?<after>${month})\.?[\s/.-]\d{2,4})$`,
  'iu',
)

/** True if a spreadsheet converted the text from a part number or a formula. */
export function isDamagedCode(text: string): boolean {
  const trimmed = text.trim()
  if (damaged.some((pattern) => pattern.test(trimmed))) return true
  const { before, after } = dayAndMonth.exec(trimmed)?.groups ?? {}
  const named = before ?? after
  return named !== undefined && named !== named.toUpperCase()
}
