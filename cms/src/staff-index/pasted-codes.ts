import { knownCodes, maxCode, plainCode, trimmed } from './known-codes.ts'

/** Maximum length of a pasted text, and number of its lines, that are looked at. */
const maxText = 200_000
const maxLines = 5000
/** Least length of a text that is taken for a code. */
const minCode = 3

const separators = /[,;]/

/** True for a text that looks like a part number or GTIN: with a figure, and no sentence. */
const isCode = (text: string): boolean =>
  /\d/.test(text) &&
  text.length >= minCode &&
  text.length <= maxCode &&
  text.split(/\s+/).length <= 4

/** Texts between blanks, if each of them is a code; otherwise the text as a whole. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s+/)
  return parts.length > 1 && parts.every((part) => isCode(part) && part.length > minCode)
    ? parts
    : [text]
}

/** Column of a pasted block with the most codes, the first of several. */
function codeColumn(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split('\t'))
  const width = Math.max(...rows.map((row) => row.length))
  if (rows.length === 1) return rows[0] ?? []
  const columns = Array.from({ length: Math.min(width, 50) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  )
  const count = (column: readonly string[]): number =>
    trimmed(column)
      .flatMap((text) => text.split(separators).flatMap(partsOf))
      .filter(isCode).length
  return columns.reduce((best, column) => (count(column) > count(best) ? column : best))
}

/** Texts without the heading of their column: letters alone, longer than a family. */
const withoutHead = ([first = '', ...others]: string[]): string[] =>
  /^\D{4,}$/.test(first) && others.length > 1 ? others : [first, ...others]

/** Codes of a text by which a list is filtered, and how many the text has. */
export interface PastedCodes {
  codes: string[]
  given: number
}

/**
 * Part numbers and GTINs of a text from a spreadsheet or mail: separated by lines, tabs, commas, semicolons, or
 * blanks if each word is a code; of a block of cells the column with the most codes. Undefined for a text that is not
 * a list of codes, which is searched for as it is.
 */
export function codesIn(text: string): PastedCodes | undefined {
  const lines = trimmed(text.slice(0, maxText).split(/[\r\n]/)).slice(0, maxLines)
  if (lines.length === 0) return undefined
  const texts = trimmed(codeColumn(lines).flatMap((each) => each.split(separators)))
  const found = withoutHead(texts).flatMap(partsOf)
  const keys = new Set(found.map(plainCode).filter(Boolean))
  if (keys.size < 2 || found.filter(isCode).length * 2 <= found.length) return undefined
  return { codes: knownCodes(found), given: keys.size }
}
