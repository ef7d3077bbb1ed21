import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { formatCell, parseCell } from './cell-text.ts'
import type { Block } from './clipboard.ts'
import { decimalMarkOf, readMarks } from './number-text.ts'
import type { DecimalMark } from './number-text.ts'

/** Columns of the grid: the part number is column 0, the declared attributes follow. */
export const partNumberColumn = 0

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^a-z0-9]/g, '')

const partNumberNames = new Set([
  'codigo',
  'partnumber',
  'referencia',
  'reference',
  'pn',
  'part',
  'sku',
  'codigos',
  'code',
])

/** The column of the grid that a heading names: label or key, with or without its unit. */
function columnNamed(heading: string, attributes: readonly Declared[]): number | undefined {
  const name = fold(heading)
  if (name === '') return undefined
  if (partNumberNames.has(name)) return partNumberColumn
  const at = attributes.findIndex(({ label, key, unit }) =>
    [label, key, `${label}${unit ?? ''}`, `${label} ${unit ?? ''}`].some(
      (known) => fold(known) === name,
    ),
  )
  return at === -1 ? undefined : at + 1
}

/**
 * If the first row names columns of the grid, where each of its cells goes; nothing when it is a
 * row like the others.
 */
export function headerColumns(
  header: readonly string[],
  attributes: readonly Declared[],
): (number | undefined)[] | undefined {
  const columns = header.map((cell) => columnNamed(cell, attributes))
  const named = columns.filter((column) => column !== undefined).length
  return named >= 2 || (named === 1 && header.length === 1) ? columns : undefined
}

/** A variant with one cell set from text. */
export function withCell(
  variant: Variant,
  column: number,
  text: string,
  attributes: readonly Declared[],
  mark: DecimalMark,
): Variant {
  if (column === partNumberColumn) return { ...variant, part_number: text.trim() }
  const declared = attributes[column - 1]
  if (!declared) return variant
  const value = parseCell(text, declared, mark)
  const { [declared.key]: _, ...others } = variant.values
  return { ...variant, values: value === null ? others : { ...others, [declared.key]: value } }
}

export const emptyVariant = (): Variant => ({ part_number: '', values: {} })

/** A cell that a paste changes, as texts of the grid. */
export interface CellChange {
  row: number
  column: number
  before: string
  after: string
}

export interface PastePlan {
  rows: Variant[]
  changes: CellChange[]
  /** Rows of the block that were taken. */
  taken: number
  /** Part numbers that the table did not have: rows at its end. */
  added: string[]
  /** Headings that name no column; their cells are left out. */
  unknownColumns: string[]
  /** Part numbers that the block holds twice: the last one counts. */
  repeated: string[]
  /** Rows of the block (from 1) without a part number, left out. */
  nameless: number[]
  /** Numbers that could be thousands or decimals, when nothing else in the block tells. */
  open: string[]
  /** Whether the rows go by their part numbers instead of by their order. */
  byPartNumber: boolean
}

export interface PasteOptions {
  at: { row: number; column: number }
  attributes: readonly Declared[]
  /** Language of the panel: its decimal mark is the first reading of open numbers. */
  language: string
  /** The reading that was chosen for open numbers. */
  mark?: DecimalMark
  /** Whether part numbers that the table does not have become rows; else they are left out. */
  addRows?: boolean
}

/** Where the cells of a block go. */
interface Layout {
  data: Block
  /** The grid's column of each cell of a row; nothing for a cell that is left out. */
  columns: (number | undefined)[]
  byPartNumber: boolean
  unknownColumns: string[]
}

function layOut(rows: readonly Variant[], block: Block, { at, attributes }: PasteOptions): Layout {
  const first = block[0] ?? []
  const header = headerColumns(first, attributes)
  const width = Math.max(...block.map((cells) => cells.length))
  if (header) {
    return {
      data: block.slice(1),
      columns: header,
      byPartNumber: header.includes(partNumberColumn),
      unknownColumns: first.filter(
        (heading, index) => header[index] === undefined && heading.trim() !== '',
      ),
    }
  }
  const columns = Array.from({ length: width }, (_, index) => at.column + index)
  // a block whose first cells are part numbers of the table goes to their rows, wherever the cursor
  // stands
  const known = new Set(rows.map((variant) => normalisePartNumber(variant.part_number ?? '')))
  const byPartNumber =
    at.column === partNumberColumn &&
    width > 1 &&
    block.some(([cell = '']) => cell.trim() !== '' && known.has(normalisePartNumber(cell)))
  return { data: block, columns, byPartNumber, unknownColumns: [] }
}

/** The decimal mark of a block's numbers, and those that stay open. */
function marksOf(
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

/** The row of each line of the block; nothing for a line that is left out. */
function targetsOf(
  rows: readonly Variant[],
  { data, columns, byPartNumber }: Layout,
  options: PasteOptions,
) {
  const added: string[] = []
  const repeated: string[] = []
  const nameless: number[] = []
  if (!byPartNumber)
    return { targets: data.map((_, line) => options.at.row + line), added, repeated, nameless }
  const column = columns.indexOf(partNumberColumn)
  const places = new Map<string, number>()
  rows.forEach((variant, row) => {
    const number = normalisePartNumber(variant.part_number ?? '')
    if (!places.has(number)) places.set(number, row)
  })
  const seen = new Set<string>()
  let next = rows.length
  const targets = data.map((cells, line) => {
    const text = (cells[column] ?? '').trim()
    const number = normalisePartNumber(text)
    if (number === '') {
      nameless.push(line + 1)
      return undefined
    }
    if (seen.has(number) && !repeated.includes(text)) repeated.push(text)
    seen.add(number)
    if (!places.has(number)) {
      added.push(text)
      if (options.addRows === false) return undefined
      places.set(number, next)
      next += 1
    }
    return places.get(number)
  })
  return { targets, added: [...new Set(added)], repeated, nameless }
}

/** What pasting a block would do; nothing is changed by it. */
export function planPaste(
  rows: readonly Variant[],
  block: Block,
  options: PasteOptions,
): PastePlan {
  const { attributes, language } = options
  const layout = layOut(rows, block, options)
  const { mark, open } = marksOf(layout, options)
  const { targets, added, repeated, nameless } = targetsOf(rows, layout, options)
  const result = [...rows]
  layout.data.forEach((cells, line) => {
    const row = targets[line]
    if (row === undefined) return
    while (result.length <= row) result.push(emptyVariant())
    const before = result[row] ?? emptyVariant()
    const known = layout.byPartNumber && row < rows.length
    result[row] = cells.reduce((variant, text, index) => {
      const column = layout.columns[index]
      // the row was found by its part number: how the block writes it changes nothing
      return column === undefined || (known && column === partNumberColumn)
        ? variant
        : withCell(variant, column, text, attributes, mark)
    }, before)
  })
  const textAt = (variant: Variant | undefined, column: number): string => {
    const declared = attributes[column - 1]
    return declared
      ? formatCell(variant?.values[declared.key], declared, language)
      : (variant?.part_number ?? '')
  }
  const changes = result
    .flatMap((variant, row) =>
      Array.from({ length: attributes.length + 1 }, (_, column) => ({
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
    added,
    repeated,
    nameless,
    open,
    unknownColumns: layout.unknownColumns,
    byPartNumber: layout.byPartNumber,
  }
}

/**
 * Whether a paste must be shown before it is taken: it overwrites, leaves something out, or can be
 * read in two ways.
 */
export function needsReview(plan: PastePlan, rowCount: number): boolean {
  return (
    plan.open.length > 0 ||
    plan.unknownColumns.length > 0 ||
    plan.repeated.length > 0 ||
    plan.nameless.length > 0 ||
    (rowCount > 0 && plan.byPartNumber) ||
    (plan.changes.length > 1 && plan.changes.some(({ before }) => before !== ''))
  )
}
