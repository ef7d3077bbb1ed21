import { linesOf } from '#src/content/variants/cells/quoted-cells.ts'
import { fold } from '../words/fold.ts'
import { withdrawnWord } from './line-words.ts'
import { markupText } from './markup-text.ts'
import { withNumbersInDigits } from './number-words.ts'
import { withStruckMarked, withoutStruck, withoutStruckMarks } from './struck-text.ts'
import { withoutTaxCodes } from './tax-codes.ts'
import { cellSigns, withoutQuotes } from './without-quotes.ts'

/** Maximum characters of a line that are read. */
const maxLineLength = 300

/** Line of a text, folded; `source` as pasted. */
export interface LineSource {
  number: number
  source: string
  /** Folded text with quotes, inside which separators are text. */
  quoted: string
  folded: string
  /** True if the line is struck out or says that it is not wanted. */
  isWithdrawn: boolean
}

/** Gap between columns of a printed table: at least three spaces. */
const columnGap = /(?<=\S) {3,}(?=\S)/g

/** Line of a printed table with a tab in each gap, if it has at least two gaps. */
const withColumnsOfBlanks = (line: string): string =>
  /[\t;|]/.test(line) || (line.match(columnGap)?.length ?? 0) < 2
    ? line
    : line.replace(columnGap, (gap) => '\t'.padEnd(gap.length))

/** Line without a number that ends with a colon, such as `CANCELADOS:`. */
const headsSection = /^[^\d]{3,60}:$/

/** Lines below a line that says that they are not wanted, up to a blank one or another heading. */
function withWithdrawnSections(lines: readonly LineSource[]): LineSource[] {
  let isWithdrawn = false
  return lines.map((line, at) => {
    const isHeading = headsSection.test(line.folded)
    if (isHeading) isWithdrawn = line.isWithdrawn
    else if ((lines[at - 1]?.number ?? 0) < line.number - 1) isWithdrawn = false
    return isWithdrawn ? { ...line, isWithdrawn } : line
  })
}

/**
 * Non-blank lines of a pasted text, without quote marks of e-mails, list bullets and what is struck
 * out.
 */
export function lineSources(pasted: string): LineSource[] {
  const text = withStruckMarked(markupText(withoutStruckMarks(pasted)))
  const plain = text.replace(/\p{Cf}/gu, '').replace(/[\u2028\u2029]/g, '\n')
  const lines = linesOf(plain, cellSigns).flatMap(({ number, text: own }): LineSource[] => {
    const { text: read, isStruck } = withoutStruck(own.replaceAll('\n', ' '))
    // a tab at the beginning is kept, because it follows an empty cell
    const quoted = withColumnsOfBlanks(fold(read.slice(0, maxLineLength)))
      .replace(/^(?:[^\S\t]|[>*\u2022\u00b7-])+/, '')
      .trimEnd()
    const folded = withoutTaxCodes(withNumbersInDigits(withoutQuotes(quoted))).trimEnd()
    if (folded.trim() === '') return []
    const source = withoutStruckMarks(own.replaceAll('\n', ' ')).trim()
    return [{ number, source, quoted, folded, isWithdrawn: isStruck || withdrawnWord.test(folded) }]
  })
  return withWithdrawnSections(lines)
}
