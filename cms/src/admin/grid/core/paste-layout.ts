import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { readMarks } from '#src/content/variants/cells/number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { valueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { matchHeads, readNumberText } from '#src/content/variants/cells/pasted-cells.ts'
import type { RefusedColumn } from '#src/content/variants/cells/table-columns.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'

/** Grid columns: the part number is column 0, followed by the attributes. */
export const partNumberColumn = 0

/** Target columns of the first row of a block. */
interface HeaderColumns {
  /** Grid column of each cell; undefined for an ignored one. */
  columns: (number | undefined)[]
  refused: readonly RefusedColumn[]
}

/** Target columns of a block whose first row is a header; undefined when it is a data row. */
export function headerColumns(
  header: readonly string[],
  columns: readonly ValueColumn[],
  language: string,
): HeaderColumns | undefined {
  const { columns: matched, refused } = matchHeads(header, columns, language)
  const targets = matched.map((column) =>
    column === 'number' ? partNumberColumn : column === undefined ? undefined : column + 1,
  )
  const named = targets.filter((column) => column !== undefined).length + refused.length
  return named >= 2 || (named === 1 && header.length === 1)
    ? { columns: targets, refused }
    : undefined
}

export interface PasteOptions {
  at: { row: number; column: number }
  attributes: readonly Declared[]
  /** Panel language: its decimal mark is the default for ambiguous numbers. */
  language: string
  /** Decimal mark chosen for ambiguous numbers. */
  mark?: DecimalMark
  /**
   * True if a part number can have several rows: its n-th line is applied to its n-th row, further
   * lines are appended.
   */
  repeats?: boolean
  /** True if unknown part numbers are appended as rows; otherwise they are ignored. */
  addRows?: boolean
  /**
   * Rows of the grid in the order in which they are shown; by default all. Lines after the last one
   * are appended.
   */
  shown?: readonly number[]
  /** Number of shown columns, which precede the hidden ones; all by default. */
  columns?: number
  /** True if the grid takes no new rows. */
  isFixed?: boolean
  /** Cells of the block that were copied from closed cells: they say nothing about their targets. */
  isFromClosed?: (line: number, index: number) => boolean
}

/** Mapping of a block to the columns and rows of the grid. */
export interface Layout {
  data: Block
  /** Grid column of each cell of a row; undefined for an ignored cell. */
  columns: (number | undefined)[]
  byPartNumber: boolean
  /** True if the first row of the block is a header. */
  isNamed: boolean
  unknownColumns: string[]
  refused: readonly RefusedColumn[]
}

export const columnsOf = ({ attributes, language }: PasteOptions): ValueColumn[] =>
  attributes.map((declared) => valueColumn(declared, language))

/**
 * Number of non-empty cells of a row beyond the last column; cells below an unknown heading are not
 * counted.
 */
export const cellsOutside = (cells: readonly string[], { columns, isNamed }: Layout): number =>
  cells.filter(
    (text, index) =>
      text.trim() !== '' && (isNamed ? index >= columns.length : columns[index] === undefined),
  ).length

/** Number of non-empty cells of a line without a row. */
export const cellsWithoutRow = (cells: readonly string[], { columns }: Layout): number =>
  cells.filter((text, index) => text.trim() !== '' && columns[index] !== undefined).length

/** Cells of the longest line of a block. */
export const widthOf = (block: Block): number =>
  block.reduce((width, cells) => Math.max(width, cells.length), 0)

export function layOut(rows: readonly Variant[], block: Block, options: PasteOptions): Layout {
  const { at, attributes, columns: count = attributes.length + 1 } = options
  const first = block[0] ?? []
  const header = headerColumns(first, columnsOf(options), options.language)
  const width = widthOf(block)
  if (header) {
    const refused = new Set(header.refused.map(({ column: { column } }) => column))
    return {
      data: block.slice(1),
      columns: header.columns,
      byPartNumber: header.columns.includes(partNumberColumn),
      isNamed: true,
      unknownColumns: first.filter(
        (heading, index) =>
          header.columns[index] === undefined && heading.trim() !== '' && !refused.has(index),
      ),
      refused: header.refused,
    }
  }
  const columns = Array.from({ length: width }, (_, index) =>
    at.column + index < count ? at.column + index : undefined,
  )
  // a block that begins with part numbers of the grid is matched by them, regardless of the cursor
  const known = new Set(rows.map((variant) => normalizePartNumber(variant.part_number ?? '')))
  const byPartNumber =
    at.column === partNumberColumn &&
    width > 1 &&
    block.some(([cell = '']) => cell.trim() !== '' && known.has(normalizePartNumber(cell)))
  return { data: block, columns, byPartNumber, isNamed: false, unknownColumns: [], refused: [] }
}

/** Decimal mark of a block, and its ambiguous numbers. */
export function marksOf(
  { data, columns }: Layout,
  { attributes, language, mark }: PasteOptions,
): { mark: DecimalMark; open: string[] } {
  const numbers = data.flatMap((cells) =>
    cells.flatMap((text, index) => {
      const declared = attributes[(columns[index] ?? 0) - 1]
      return declared?.type === 'number' || declared?.type === 'range'
        ? [{ text, unit: declared.unit }]
        : []
    }),
  )
  const { shown, open } = readMarks(numbers)
  const [only] = shown
  return shown.size === 1 && only
    ? { mark: only, open: [] }
    : { mark: mark ?? decimalMarkOf(language), open }
}

/** Keys of rows by part number; with `repeats`, the n-th row of a part number has its own key. */
function placeNamer(repeats: boolean): (number: string) => string {
  const times = new Map<string, number>()
  return (number) => {
    if (!repeats) return number
    const time = (times.get(number) ?? 0) + 1
    times.set(number, time)
    return `${number} ${time}`
  }
}

/** Target rows of a block from the cell at which it is pasted, over the shown rows. */
function targetsByPosition(data: Block, count: number, { at, shown }: PasteOptions): number[] {
  if (!shown) return data.map((_, line) => at.row + line)
  return data.map((_, line) => shown[at.row + line] ?? count + at.row + line - shown.length)
}

/** Target row of each line of the block; undefined for an ignored line. */
export function targetsOf(
  rows: readonly Variant[],
  { data, columns, byPartNumber }: Layout,
  options: PasteOptions,
) {
  const added: string[] = []
  const repeated: string[] = []
  const nameless: number[] = []
  if (!byPartNumber)
    return { targets: targetsByPosition(data, rows.length, options), added, repeated, nameless }
  const column = columns.indexOf(partNumberColumn)
  const places = new Map<string, number>()
  const known = new Set<string>()
  const placeOf = placeNamer(options.repeats ?? false)
  rows.forEach((variant, row) => {
    const number = normalizePartNumber(variant.part_number ?? '')
    known.add(number)
    const place = placeOf(number)
    if (!places.has(place)) places.set(place, row)
  })
  const placeOfLine = placeNamer(options.repeats ?? false)
  const seen = new Set<string>()
  let next = rows.length
  const targets = data.map((cells, line) => {
    const code = readNumberText(cells[column] ?? '')
    if ('reason' in code) return undefined
    const { text } = code
    const number = normalizePartNumber(text)
    if (number === '') {
      nameless.push(line + 1)
      return undefined
    }
    const place = placeOfLine(number)
    if (seen.has(place) && !repeated.includes(text)) repeated.push(text)
    seen.add(place)
    if (!places.has(place)) {
      if (!known.has(number)) {
        added.push(text)
        if (options.addRows === false) return undefined
      }
      places.set(place, next)
      next += 1
    }
    return places.get(place)
  })
  return { targets, added: [...new Set(added)], repeated, nameless }
}
