import { decodeText } from './csv-text.ts'
import { delimiterOf } from './csv-delimiter.ts'
import { textFormatOf } from './file-format.ts'
import { csvCell } from './csv-cell.ts'
import type { ReadRow, ReadSheet, TypedCell } from './typed-cell.ts'
import { ReadBudget, RefusedWorkbook, workbookLimits } from './workbook-limits.ts'

/** Parser of cells by RFC 4180; quotes within an unquoted cell are part of its text. */
class CsvRows {
  readonly rows: ReadRow[] = []
  readonly #text: string
  readonly #delimiter: string
  readonly #budget = new ReadBudget()
  #at = 0
  /** True behind a text after a closing quote: the cells of its row may be shifted. */
  #isBroken = false

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter
  }

  #isEnd(sign: string | undefined): boolean {
    return sign === undefined || sign === this.#delimiter || sign === '\n' || sign === '\r'
  }

  /** Refuses a cell above the limit of its length; its line is that of its start. */
  #requireShort(from: number, to: number): void {
    if (to - from <= workbookLimits.cellCharacters) return
    const line = this.#text.slice(0, from).split(/\r\n?|\n/).length
    throw new RefusedWorkbook('cellTooLong', { line })
  }

  #quotedCell(): string {
    let text = ''
    const start = this.#at
    let from = start + 1
    for (;;) {
      const quote = this.#text.indexOf('"', from)
      this.#requireShort(start, quote)
      if (quote === -1) throw new RefusedWorkbook('damaged', { detail: 'open quote' })
      text += this.#text.slice(from, quote)
      from = quote + 1
      if (this.#text[from] !== '"') break
      text += '"'
      from += 1
    }
    this.#at = from
    const rest = this.#plainCell()
    if (rest.trim() !== '') this.#isBroken = true
    return text + rest
  }

  #plainCell(): string {
    const from = this.#at
    while (!this.#isEnd(this.#text[this.#at])) {
      this.#at += 1
      this.#requireShort(from, this.#at)
    }
    return this.#text.slice(from, this.#at)
  }

  /** Reads the file; a line within quotes belongs to the row of its first line. */
  read(): ReadRow[] {
    for (let row = 1; this.#at < this.#text.length; row += 1) {
      const cells: (TypedCell | undefined)[] = []
      this.#isBroken = false
      for (let column = 0; ; column += 1) {
        const raw = this.#text[this.#at] === '"' ? this.#quotedCell() : this.#plainCell()
        const cell: TypedCell | undefined = this.#isBroken
          ? { kind: 'quotes', text: raw }
          : csvCell(raw)
        if (cell) {
          this.#budget.addCell('', column, cell.text.length)
          cells[column] = cell
        }
        if (this.#text[this.#at] !== this.#delimiter) break
        this.#at += 1
      }
      if (this.#text[this.#at] === '\r' && this.#text[this.#at + 1] === '\n') this.#at += 1
      this.#at += 1
      if (cells.length === 0) continue
      this.#budget.addRow('')
      this.rows.push({ row, cells })
    }
    return this.rows
  }
}

/**
 * Cells of a CSV or TSV file, all of them texts. The delimiter is read from the lines, or from
 * Excel’s line before them (`sep=;`).
 */
export function readTypedCsv(bytes: Uint8Array): ReadSheet {
  new ReadBudget().addBytes(bytes.length * 4)
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) throw new RefusedWorkbook('unknownFormat')
  const format = textFormatOf(text)
  if (format) throw new RefusedWorkbook(format)
  const [line = '', sign] = /^sep=(.)(?:\r\n|\r|\n)/.exec(text) ?? []
  const body = line === '' ? text : `${line.slice('sep=;'.length)}${text.slice(line.length)}`
  const rows = new CsvRows(body, sign ?? delimiterOf(body)).read()
  if (rows.length === 0) throw new RefusedWorkbook('empty')
  return { name: '', isHidden: false, rows }
}
