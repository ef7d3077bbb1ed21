/** Months as spreadsheets abbreviate them, in Portuguese, Spanish, English and German. */
const month =
  '(?:jan|ene|fev|feb|mar|mär|abr|apr|mai|may|mayo|jun|jul|ago|aug|set|sep|sept|out|oct|okt|nov|dez|dic|dec)'

/**
 * What spreadsheets make of a part number: numbers with an exponent, dates and errors, and numbers of which
 * only the first 15 digits are known. Months in capital letters stay, since `SET-10` is one of the company's.
 */
const damaged: readonly RegExp[] = [
  /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i,
  /^\d{15,}0+$/,
  /\ufffd/,
  /^#[^\s]*[!?]$|^#N\/[ADV]$|^#+$|^#(?:SPILL|DESPEJAR|CALC)/i,
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/,
  /^\d{1,2}\/\d{1,2}\/\d{2,4}$|^\d{1,2}\.\d{1,2}\.\d{4}$/,
]
const dayAndMonth = new RegExp(
  String.raw`^(?:\d{1,2}[\s/.-](?<before>${month})\.?(?:[\s/.-]\d{2,4})?|(?<after>${month})\.?[\s/.-]\d{2,4})$`,
  'iu',
)

/** Whether a text is what a spreadsheet has made of a part number, or of a formula. */
export function isDamagedCode(text: string): boolean {
  const trimmed = text.trim()
  if (damaged.some((pattern) => pattern.test(trimmed))) return true
  const { before, after } = dayAndMonth.exec(trimmed)?.groups ?? {}
  const named = before ?? after
  return named !== undefined && named !== named.toUpperCase()
}
