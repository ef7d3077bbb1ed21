import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { WorkbookRefusal } from '@vitrine/spreadsheets/workbook-limits'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { readNumberText, readText, sheetOfBlock } from '#src/content/variants/cells/pasted-cells.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { RefusedColumn } from '#src/content/variants/cells/table-columns.ts'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import {
  cellsOutside,
  cellsWithoutRow,
  columnsOf,
  layOut,
  marksOf,
  partNumberColumn,
  targetsOf,
} from './paste-layout.ts'
import type { Layout, PasteOptions } from './paste-layout.ts'

/** Cell of the grid and the text written to it. */
interface CellText {
  column: number
  text: string
}

/** Columns, language and decimal mark by which texts are read. */
interface CellFormat {
  columns: readonly ValueColumn[]
  language: string
  mark: DecimalMark
}

const withValue = (variant: Variant, key: string, value: AttributeValue): Variant => {
  const { [key]: _, ...others } = variant.values
  return { ...variant, values: value === null ? others : { ...others, [key]: value } }
}

/**
 * Copy of a variant with one cell set from a typed text. A text that is no value is kept, so that
 * the author sees it and the validation reports it.
 */
export function withCell(
  variant: Variant,
  { column, text }: CellText,
  { columns, ...context }: CellFormat,
): Variant {
  if (column === partNumberColumn)
    return { ...variant, part_number: text.replace(/\p{Cf}/gu, '').trim() }
  const target = columns[column - 1]
  if (!target) return variant
  const reading = readText(text, target, context)
  return withValue(variant, target.key, 'reason' in reading ? text.trim() : reading.value)
}

export const emptyVariant = (): Variant => ({ part_number: '', values: {} })

/** Cell changed by a paste, as grid texts. */
export interface CellChange {
  row: number
  column: number
  before: string
  after: string
}

export interface PastePlan {
  rows: Variant[]
  changes: CellChange[]
  /** Number of rows of the block that are applied. */
  taken: number
  /** Cells of the grid that the block names and that are read, each once. */
  cells: PastedCell[]
  /** Number of cells with a text in lines without a row. */
  rowless: number
  /** Number of cells copied from closed cells; their targets stay. */
  fromClosed: number
  /** New part numbers, appended as rows. */
  added: string[]
  /** Headings without a column; their cells are ignored. */
  unknownColumns: string[]
  /** Number of cells with a text to the right of the last column, ignored. */
  outside: number
  /** Part numbers that occur twice in the block: the last one is applied. */
  repeated: string[]
  /** Rows of the block (from 1) without a part number, ignored. */
  nameless: number[]
  /**
   * Ambiguous numbers (`1.250`: thousands or decimals), if no other number of the block shows its
   * decimal mark.
   */
  open: string[]
  /** True if rows are matched by part number instead of position. */
  byPartNumber: boolean
  /** Cells and columns that are not read, with the reasons of a file's. */
  refused: PasteRefusal[]
}

/** Cell of the grid by its indices in the data and the columns. */
interface PastedCell {
  row: number
  column: number
}

/** Cell or column of a block that is not taken. */
export interface PasteRefusal {
  /** Line of the block, from 1. */
  line: number
  head: string
  value: string
  /** Sentence with the reason and a way out. */
  message: string
}

/** Why a block is not pasted: it exceeds the limits of a file. */
export function blockProblem(block: Block): WorkbookRefusal | undefined {
  try {
    sheetOfBlock(block)
    return undefined
  } catch (error) {
    if (error instanceof RefusedWorkbook) return error.reason
    throw error
  }
}

type RefusedReading = Pick<RefusedColumn, 'reason'> & Partial<Pick<RefusedColumn, 'details'>>

/** Reads the cells of a block into rows, and what it refuses. */
class BlockReader {
  readonly refused: PasteRefusal[] = []
  fromClosed = 0
  readonly #cells = new Map<string, PastedCell>()
  readonly #layout: Layout
  readonly #format: CellFormat
  readonly #names: readonly string[]
  readonly #isFromClosed: NonNullable<PasteOptions['isFromClosed']>

  constructor(layout: Layout, format: CellFormat, block: Block, options: PasteOptions) {
    this.#layout = layout
    this.#format = format
    this.#names = layout.isNamed ? (block[0] ?? []) : []
    this.#isFromClosed = options.isFromClosed ?? (() => false)
    for (const { column, reason, details } of layout.refused)
      this.refused.push({
        line: 1,
        head: column.head,
        value: column.head,
        message: refusalMessage(reason, { value: column.head, ...details }, format.language),
      })
  }

  get cells(): PastedCell[] {
    return [...this.#cells.values()]
  }

  /** Index of a line in the block. */
  #lineOf(line: number): number {
    return line + (this.#layout.isNamed ? 1 : 0)
  }

  #refuse(line: number, index: number, value: string, reading: RefusedReading): void {
    const { columns, language } = this.#format
    const column = this.#layout.columns[index] ?? partNumberColumn
    this.refused.push({
      line: this.#lineOf(line) + 1,
      head: this.#names[index] ?? columns[column - 1]?.declared.label ?? '',
      value,
      message: refusalMessage(reading.reason, { value, ...reading.details }, language),
    })
  }

  /** Refuses a line whose part number is not read; true if it did. */
  refuseLine(line: number, cells: readonly string[]): boolean {
    const index = this.#layout.columns.indexOf(partNumberColumn)
    const code = readNumberText(cells[index] ?? '')
    if ('reason' in code) this.#refuse(line, index, cells[index] ?? '', code)
    return 'reason' in code
  }

  /** Row with the cells of a line; `isKnown`: its part number is the key by which it was found. */
  read(
    variant: Variant,
    { line, row, isKnown }: { line: number; row: number; isKnown: boolean },
    cells: readonly string[],
  ): Variant {
    let result = variant
    cells.forEach((text, index) => {
      const column = this.#layout.columns[index]
      if (column === undefined) return
      if (this.#isFromClosed(this.#lineOf(line), index)) {
        this.fromClosed += 1
        return
      }
      const taken = this.#read(result, column, text, isKnown)
      if ('reason' in taken) return this.#refuse(line, index, text, taken)
      this.#cells.set(`${row} ${column}`, { row, column })
      result = taken.variant
    })
    return result
  }

  /** Row with a cell. */
  #read(
    variant: Variant,
    column: number,
    text: string,
    isKnown: boolean,
  ): { variant: Variant } | RefusedReading {
    if (column === partNumberColumn) {
      // the spelling of a key changes nothing
      if (isKnown) return { variant }
      const code = readNumberText(text)
      return 'reason' in code ? code : { variant: { ...variant, part_number: code.text } }
    }
    const target = this.#format.columns[column - 1]
    if (!target) return { variant }
    const reading = readText(text, target, this.#format)
    return 'reason' in reading
      ? reading
      : { variant: withValue(variant, target.key, reading.value) }
  }
}

/** Computes the result of a paste without changing anything. */
export function planPaste(
  rows: readonly Variant[],
  block: Block,
  options: PasteOptions,
): PastePlan {
  const { attributes, language } = options
  const layout = layOut(rows, block, options)
  const { mark, open } = marksOf(layout, options)
  const { targets, added, repeated, nameless } = targetsOf(rows, layout, options)
  const format = { columns: columnsOf(options), language, mark }
  const reader = new BlockReader(layout, format, block, options)
  const result = [...rows]
  let rowless = 0
  layout.data.forEach((cells, line) => {
    const row = targets[line]
    if (row === undefined) {
      const isRefused = reader.refuseLine(line, cells)
      rowless += cellsWithoutRow(cells, layout) - (isRefused ? 1 : 0)
      return
    }
    while (result.length <= row) result.push(emptyVariant())
    const isKnown = layout.byPartNumber && row < rows.length
    result[row] = reader.read(result[row] ?? emptyVariant(), { line, row, isKnown }, cells)
  })
  const textAt = (variant: Variant | undefined, column: number): string => {
    const declared = attributes[column - 1]
    return declared
      ? formatCell(variant?.values[declared.key], declared, language)
      : (variant?.part_number ?? '')
  }
  const changes = result
    .flatMap((variant, row) =>
      Array.from({ length: variant === rows[row] ? 0 : attributes.length + 1 }, (_, column) => ({
        row,
        column,
        before: textAt(rows[row], column),
        after: textAt(variant, column),
      })),
    )
    .filter(({ before, after }) => before !== after)
  return {
    rows: result,
    changes,
    taken: targets.filter((row) => row !== undefined).length,
    cells: reader.cells,
    rowless,
    fromClosed: reader.fromClosed,
    added,
    repeated,
    nameless,
    open,
    unknownColumns: layout.unknownColumns,
    outside: layout.data.reduce((sum, cells) => sum + cellsOutside(cells, layout), 0),
    byPartNumber: layout.byPartNumber,
    refused: reader.refused,
  }
}

/**
 * True if a paste needs confirmation: it overwrites values, ignores cells, or has ambiguous
 * numbers.
 */
export function needsReview(plan: PastePlan, rowCount: number): boolean {
  return (
    plan.open.length > 0 ||
    plan.unknownColumns.length > 0 ||
    plan.refused.length > 0 ||
    plan.outside > 0 ||
    plan.repeated.length > 0 ||
    plan.nameless.length > 0 ||
    (rowCount > 0 && plan.byPartNumber) ||
    (plan.changes.length > 1 && plan.changes.some(({ before }) => before !== ''))
  )
}
