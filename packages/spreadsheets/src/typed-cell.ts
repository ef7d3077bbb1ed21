/**
 * Value of a cell as it stands in the file; an empty cell is none. `text`: as the cell shows it.
 * The kinds after `date` are no values: a reader of the sheet refuses them, each for its reason.
 */
export type TypedCell =
  | { kind: 'text'; text: string }
  /**
   * `text`: as the number format of a code prints it (`000123`), otherwise with a point; `unit`: text
   * that the format prints beside the number.
   */
  | { kind: 'number'; value: number; text: string; unit?: string }
  | { kind: 'boolean'; value: boolean; text: string }
  /** `text`: ISO 8601. */
  | { kind: 'date'; text: string }
  | { kind: 'merged'; text: string; inRow?: MergedInRow }
  | { kind: Exclude<RefusedKind, 'merged'>; text: string }

/** First cell of a range that is merged within one row: its own value, and the last column. */
export interface MergedInRow {
  value: TypedCell
  to: number
}

/**
 * `percent`: number with the format of a percentage, whose value is a hundredth of what is shown.
 * `quotes`: text after a closing quote of a CSV file, and the cells behind it.
 * `rounded`: number in scientific notation as text, or with more digits than a cell keeps.
 */
type RefusedKind = 'formula' | 'error' | 'merged' | 'rounded' | 'percent' | 'time' | 'quotes'

export interface ReadRow {
  /** Number in the sheet, from 1. */
  row: number
  /** Cells by column, from 0; an empty cell is undefined. */
  cells: readonly (TypedCell | undefined)[]
  /** True for a row that is hidden or filtered out. */
  isHidden?: boolean
}

export interface ReadSheet {
  name: string
  isHidden: boolean
  /** Rows with a value, ascending. */
  rows: readonly ReadRow[]
}

/** Letters of a column, from 0: `A`, `AB`. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** Numbers from this one on have more digits than the 15 that spreadsheets keep. */
export const firstRounded = 1e15

const errorText =
  /^#[^\s]{1,20}[!?]$|^#N\/[ADV]$|^#{2,}$|^#GETTING_DATA$|^err:\d{3}$|^#?\[object \w{1,20}\]$|^(?:nan|null|undefined)$/i
/** A number with the sign of its exponent, which part numbers such as `10E6` lack. */
const roundedText = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i

/** Cell of a text; what a spreadsheet writes for an error or a rounded number is told apart. */
export function textCell(text: string): TypedCell {
  const trimmed = text.trim()
  if (errorText.test(trimmed)) return { kind: 'error', text }
  if (roundedText.test(trimmed)) return { kind: 'rounded', text }
  return { kind: 'text', text }
}

const invisible = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u

/** Text without spaces, soft hyphens and characters without width around it. */
export function trimmedText(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && invisible.test(text.charAt(from))) from += 1
  while (to > from && invisible.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
