import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { formatCell, parseCell } from '#src/content/variants/cells/cell-text.ts'
import type { Block } from './clipboard.ts'
import { decimalMarkOf, readMarks } from '#src/content/variants/cells/number-text.ts'
import type { DecimalMark } from '#src/content/variants/cells/number-text.ts'

/** Grid columns: the part number is column 0, followed by the attributes. */
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
  'numero',
  'number',
  'nummer',
])

/** Grid column of a heading: label or key, with or without the unit. */
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

/** Target columns of a block whose first row is a header; undefined when it is a data row. */
export function headerColumns(
  header: readonly string[],
  attributes: readonly Declared[],
): (number | undefined)[] | undefined {
  const columns = header.map((cell) => columnNamed(cell, attributes))
  const named = columns.filter((column) => column !== undefined).length
  return named >= 2 || (named === 1 && header.length === 1) ? columns : undefined
}

/** Cell of the grid and the text written to it. */
interface CellText {
  column: number
  text: string
}

/** Column declarations and decimal mark by which texts are parsed. */
interface CellFormat {
  attributes: readonly Declared[]
  mark: DecimalMark
}

/** Copy of a variant with one cell set from text. */
export function withCell(
  variant: Variant,
  { column, text }: CellText,
  { attributes, mark }: CellFormat,
): Variant {
  if (column === partNumberColumn)
    return { ...variant, part_number: text.replace(/\p{Cf}/gu, '').trim() }
  const declared = attributes[column - 1]
  if (!declared) return variant
  const value = parseCell(text, declared, mark)
  const { [declared.key]: _, ...others } = variant.values
  return { ...variant, values: value === null ? others : { ...others, [declared.key]: value } }
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
  /** Number of cells of the block with a row and a column. */
  cells: number
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
}

/** Mapping of a block to the columns and rows of the grid. */
interface Layout {
  data: Block
  /** Grid column of each cell of a row; undefined for an ignored cell. */
  columns: (number | undefined)[]
  byPartNumber: boolean
  /** True if the first row of the block is a header. */
  isNamed: boolean
  unknownColumns: string[]
}

/**
 * Number of non-empty cells of a row beyond the last column; cells below an unknown heading are not
 * counted.
 */
const cellsOutside = (cells: readonly string[], { columns, isNamed }: Layout): number =>
  cells.filter(
    (text, index) =>
      text.trim() !== '' && (isNamed ? index >= columns.length : columns[index] === undefined),
  ).length

function layOut(rows: readonly Variant[], block: Block, options: PasteOptions): Layout {
  const { at, attributes, columns: count = attributes.length + 1 } = options
  const first = block[0] ?? []
  const header = headerColumns(first, attributes)
  const width = Math.max(...block.map((cells) => cells.length))
  if (header) {
    return {
      data: block.slice(1),
      columns: header,
      byPartNumber: header.includes(partNumberColumn),
      isNamed: true,
      unknownColumns: first.filter(
        (heading, index) => header[index] === undefined && heading.trim() !== '',
      ),
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
  return { data: block, columns, byPartNumber, isNamed: false, unknownColumns: [] }
}

/** Decimal mark of a block, and its ambiguous numbers. */
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
function targetsOf(
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
    const text = (cells[column] ?? '').trim()
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
  const result = [...rows]
  let count = 0
  layout.data.forEach((cells, line) => {
    const row = targets[line]
    if (row === undefined) return
    count += cells.filter((_, index) => layout.columns[index] !== undefined).length
    while (result.length <= row) result.push(emptyVariant())
    const before = result[row] ?? emptyVariant()
    const known = layout.byPartNumber && row < rows.length
    result[row] = cells.reduce((variant, text, index) => {
      const column = layout.columns[index]
      // the part number is the match key: its spelling in the block changes nothing
      return column === undefined || (known && column === partNumberColumn)
        ? variant
        : withCell(variant, { column, text }, { attributes, mark })
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
    cells: count,
    added,
    repeated,
    nameless,
    open,
    unknownColumns: layout.unknownColumns,
    outside: layout.data.reduce((sum, cells) => sum + cellsOutside(cells, layout), 0),
    byPartNumber: layout.byPartNumber,
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
    plan.outside > 0 ||
    plan.repeated.length > 0 ||
    plan.nameless.length > 0 ||
    (rowCount > 0 && plan.byPartNumber) ||
    (plan.changes.length > 1 && plan.changes.some(({ before }) => before !== ''))
  )
}
