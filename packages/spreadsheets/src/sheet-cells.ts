import { dayOfSerial, formatText } from './number-formats.ts'
import { readXml } from './read-xml.ts'
import type { XmlElement } from './read-xml.ts'
import { firstRounded, textCell, trimmedText } from './typed-cell.ts'
import type { ReadRow, TypedCell } from './typed-cell.ts'
import { isTrue, withoutEscapes } from './workbook-parts.ts'
import type { WorkbookParts } from './workbook-parts.ts'
import { RefusedWorkbook, workbookLimits } from './workbook-limits.ts'
import type { ReadBudget } from './workbook-limits.ts'

/** Prints a number by the pattern of a code. */
export type PrintCode = (value: number, pattern: string) => string

interface SheetContext {
  name: string
  parts: WorkbookParts
  budget: ReadBudget
  printCode: PrintCode
}

interface Range {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

/** Cell whose element is open. */
interface OpenCell {
  type: string
  format: number
  hasFormula: boolean
  value: string
  inline: string
}

type Row = { row: number; cells: (TypedCell | undefined)[]; isHidden?: boolean }

/** Row and column of a reference such as `AB12`, from 1 and from 0; 0 and -1 where it has none. */
function partsOf(reference: string): { row: number; column: number } | undefined {
  const [all = '', letters = '', digits = '0'] =
    /^\$?([A-Z]{1,3})?\$?([1-9]\d{0,7})?$/i.exec(reference) ?? []
  if (all === '' || (letters === '' && digits === '0')) return undefined
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(digits), column: column - 1 }
}

/** Row and column of the reference of a cell. */
function placeOf(reference: string): { row: number; column: number } | undefined {
  const place = partsOf(reference)
  return place && place.row > 0 && place.column >= 0 ? place : undefined
}

/** Range of a reference: of cells (`A1:B3`), of whole columns (`A:C`) or rows (`2:3`), of one cell. */
function rangeOf(reference: string): Range | undefined {
  const [first = '', last = first, ...rest] = reference.split(':')
  const [from, to] = [partsOf(first), partsOf(last)]
  if (!from || !to || rest.length > 0) return undefined
  const range = {
    fromRow: from.row,
    toRow: to.row || Infinity,
    fromColumn: Math.max(0, from.column),
    toColumn: Math.min(to.column === -1 ? Infinity : to.column, workbookLimits.columns - 1),
  }
  const isBackward = range.toRow < range.fromRow || (to.column !== -1 && to.column < from.column)
  return isBackward ? undefined : range
}

/** Cells of a worksheet, from its elements. */
class SheetCells {
  readonly rows: Row[] = []
  readonly #context: SheetContext
  readonly #merged: Range[] = []
  #isInData = false
  #row = 0
  #isHidden = false
  #cells: (TypedCell | undefined)[] | undefined
  #column = -1
  #cell: OpenCell | undefined
  /** What the text of the open element belongs to. */
  #target: 'value' | 'inline' | undefined
  #guides = 0

  constructor(context: SheetContext) {
    this.#context = context
  }

  #refuse(detail: string): never {
    throw new RefusedWorkbook('damaged', { sheet: this.#context.name, detail })
  }

  begin({ name, attributes }: XmlElement): void {
    if (name === 'sheetData') this.#isInData = true
    else if (name === 'mergeCell') this.#addMerged(attributes['ref'] ?? '')
    else if (!this.#isInData) return
    else if (name === 'row') this.#beginRow(attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (!this.#cell) return
    else if (name === 'f') this.#cell.hasFormula = true
    else if (name === 'v') this.#target = 'value'
    else if (name === 'rPh') this.#guides += 1
    else if (name === 't' && this.#guides === 0) this.#target = 'inline'
  }

  text(part: string): void {
    if (!this.#cell || !this.#target) return
    this.#cell[this.#target] += part
    if (this.#cell[this.#target].length > workbookLimits.cellCharacters)
      throw new RefusedWorkbook('cellTooLong', { sheet: this.#context.name, line: this.#row })
  }

  end(name: string): void {
    this.#target = undefined
    if (name === 'sheetData') this.#isInData = false
    else if (name === 'rPh') this.#guides -= 1
    else if (name === 'c') this.#endCell()
    else if (name === 'row' && this.#cells) {
      if (this.#cells.length > 0) {
        this.#context.budget.addRow(this.#context.name)
        const row: Row = { row: this.#row, cells: this.#cells }
        this.rows.push(this.#isHidden ? { ...row, isHidden: true } : row)
      }
      this.#cells = undefined
    }
  }

  #beginRow({ r: number, hidden, ht: height }: XmlElement['attributes']): void {
    const row = number === undefined ? this.#row + 1 : Number(number)
    if (!Number.isInteger(row) || row <= this.#row) this.#refuse(`row ${number}`)
    this.#row = row
    this.#isHidden = isTrue(hidden) || (height !== undefined && Number(height) === 0)
    this.#cells = []
    this.#column = -1
  }

  #beginCell({ r: reference, t: type = 'n', s: format = '0' }: XmlElement['attributes']): void {
    if (!this.#cells) return
    const place =
      reference === undefined ? { row: this.#row, column: this.#column + 1 } : placeOf(reference)
    if (!place || place.row !== this.#row || place.column <= this.#column)
      this.#refuse(`cell ${reference}`)
    this.#column = place.column
    this.#cell = { type, format: Number(format), hasFormula: false, value: '', inline: '' }
  }

  #endCell(): void {
    const value = this.#cell && this.#valueOf(this.#cell)
    this.#cell = undefined
    if (!value || !this.#cells) return
    this.#context.budget.addCell(this.#context.name, this.#column, value.text.length)
    this.#cells[this.#column] = value
  }

  #valueOf({ type, format, hasFormula, value, inline }: OpenCell): TypedCell | undefined {
    const { strings } = this.#context.parts
    if (hasFormula) return { kind: 'formula', text: type === 's' ? '' : withoutEscapes(value) }
    switch (type) {
      case 's': {
        // Java libraries type cells that were cleared
        if (value.trim() === '') return undefined
        const shared = strings[Number(value)]
        if (!shared) this.#refuse(`string ${value}`)
        return trimmedText(shared.text) === '' ? undefined : shared
      }
      case 'str':
      case 'inlineStr': {
        const text = withoutEscapes(type === 'str' ? value : inline)
        return trimmedText(text) === '' ? undefined : textCell(text)
      }
      case 'b':
        return value === ''
          ? undefined
          : { kind: 'boolean', value: value === '1' || value === 'true', text: value }
      case 'e':
        return value === '' ? undefined : { kind: 'error', text: value }
      case 'd':
        return value === '' ? undefined : { kind: 'date', text: value.slice(0, 10) }
      default:
        return value.trim() === '' ? undefined : this.#numberOf(value.trim(), format)
    }
  }

  #numberOf(written: string, format: number): TypedCell {
    const value = Number(written)
    if (!Number.isFinite(value)) this.#refuse(`number ${written}`)
    const { formats, isFrom1904 } = this.#context.parts
    const { kind, pattern } = formats[format] ?? { kind: 'plain', pattern: '' }
    if (Math.abs(value) >= firstRounded) return { kind: 'rounded', text: written }
    switch (kind) {
      case 'date': {
        const day = dayOfSerial(value, isFrom1904)
        return day === undefined ? { kind: 'time', text: written } : { kind: 'date', text: day }
      }
      case 'time':
        return { kind: 'time', text: written }
      case 'percent':
        return { kind: 'percent', text: `${Number((value * 100).toPrecision(15))} %` }
      case 'code':
        return { kind: 'number', value, text: this.#context.printCode(value, pattern) }
      case 'plain': {
        const unit = formatText(pattern)
        return { kind: 'number', value, text: String(value), ...(unit === '' ? {} : { unit }) }
      }
    }
  }

  #addMerged(reference: string): void {
    const range = rangeOf(reference)
    if (!range) this.#refuse(`merged cells ${reference}`)
    if (this.#merged.length >= workbookLimits.mergedCells)
      throw new RefusedWorkbook('tooManyCells', { sheet: this.#context.name })
    if (range.toRow > range.fromRow || range.toColumn > range.fromColumn) this.#merged.push(range)
  }

  /**
   * Marks the cells of merged ranges in the rows that have a value. The first cell of a range within
   * one row keeps its value; of one over several rows it is open for which of them the value is.
   */
  markMerged(): void {
    let left: number = workbookLimits.mergedCells
    for (const { fromRow, toRow, fromColumn, toColumn } of this.#merged) {
      for (let at = firstAt(this.rows, fromRow); at < this.rows.length; at += 1) {
        const row = this.rows[at]
        if (!row || row.row > toRow) break
        left -= toColumn - fromColumn + 1
        if (left < 0) throw new RefusedWorkbook('tooManyCells', { sheet: this.#context.name })
        const first = fromRow === toRow ? row.cells[fromColumn] : undefined
        for (let column = fromColumn; column <= toColumn; column += 1)
          row.cells[column] = { kind: 'merged', text: row.cells[column]?.text ?? '' }
        if (first)
          row.cells[fromColumn] = {
            kind: 'merged',
            text: first.text,
            inRow: { value: first, to: toColumn },
          }
      }
    }
  }
}

/** Index of the first row from a number on; rows ascend. */
function firstAt(rows: readonly Row[], number: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.row ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** Rows with a value of a worksheet. */
export async function readSheetRows(
  chunks: AsyncIterable<Uint8Array>,
  context: SheetContext,
): Promise<ReadRow[]> {
  const cells = new SheetCells(context)
  await readXml(chunks, {
    begin: (element) => cells.begin(element),
    end: (name) => cells.end(name),
    text: (part) => cells.text(part),
  })
  cells.markMerged()
  return cells.rows
}
