import type { ReadRow, ReadSheet, TypedCell } from './typed-cell.ts'

/** Mark of a cell that identifies a sheet and a column. */
const mark = 'key:'

/** Text that identifies a sheet and one of its columns, in the hidden row above the heads. */
export const identificationOf = (sheet: string, column: string): string =>
  `${mark}${sheet}:${column}`

/** Sheet and column of a text by `identificationOf`; the id of a sheet has no colon. */
function identified(cell: TypedCell | undefined): { sheet: string; column: string } | undefined {
  if (cell?.kind !== 'text' || !cell.text.startsWith(mark)) return undefined
  const at = cell.text.indexOf(':', mark.length)
  return at === -1
    ? undefined
    : { sheet: cell.text.slice(mark.length, at), column: cell.text.slice(at + 1).trim() }
}

/** True for a cell of the hidden row. */
export const isIdentified = (cell: TypedCell | undefined): boolean => identified(cell) !== undefined

export interface TableColumn {
  /** Index from 0. */
  column: number
  head: string
  /** Key of the hidden row; undefined: the column has none. */
  key: string | undefined
}

/** Table in a sheet: columns with a head or a key, and the rows below. */
export interface SheetTable {
  sheet: string
  /** Id of the hidden row; undefined: the sheet has none. */
  id: string | undefined
  /** Number of the row with the heads, from 1. */
  headRow: number
  columns: TableColumn[]
  rows: readonly ReadRow[]
  /** Rows that are hidden or filtered out. */
  hidden?: readonly ReadRow[]
  /** Rows from a further row of other heads on. */
  others?: readonly ReadRow[]
}

/** Rows at the top among which the identification and the heads are looked for. */
const maxRowsAbove = 20

const textsOf = ({ cells }: ReadRow): string[] =>
  Array.from(cells, (cell) => cell?.text.trim() ?? '')

/** Id of a sheet by its hidden row; undefined: the sheet has none. */
export function sheetIdOf({ rows }: ReadSheet): string | undefined {
  for (const { cells } of rows.slice(0, maxRowsAbove))
    for (const cell of cells) {
      const found = identified(cell)
      if (found) return found.sheet
    }
  return undefined
}

const hasDigit = (text: string): boolean => /\p{N}/u.test(text)

type HeadTest = (texts: readonly string[]) => boolean

/**
 * Tells a row of other heads below a table: it has a head in a column of which the head alone is
 * accepted, or only texts without digits.
 */
function otherHeadTest(
  columns: readonly TableColumn[],
  isHead: HeadTest,
): (row: ReadRow) => boolean {
  const alone = columns.filter(({ head }) => isHead([head]))
  return (row) => {
    if (row.cells.some((cell) => cell && cell.kind !== 'text')) return false
    const texts = textsOf(row)
    const named = texts.filter(Boolean)
    if (named.length < 2) return false
    const isBelowHead = alone.some(({ column }) => isHead([texts[column] ?? '']))
    if (!isBelowHead && named.some(hasDigit)) return false
    const isSame = columns.every(({ column, head }) => (texts[column] ?? '') === head)
    return !isSame && isHead(texts)
  }
}

/**
 * Rows whose cells that are merged within the row are values, if no other column of the table is
 * covered: the value belongs to the first one alone.
 */
export function withMergedColumns(
  rows: readonly ReadRow[],
  columns: ReadonlySet<number>,
): readonly ReadRow[] {
  const isAlone = (from: number, to: number): boolean => {
    for (let column = from + 1; column <= to; column += 1) if (columns.has(column)) return false
    return true
  }
  return rows.map((row) => {
    if (!row.cells.some((cell) => cell?.kind === 'merged' && cell.inRow)) return row
    const cells = Array.from(row.cells, (cell, column) =>
      cell?.kind === 'merged' && cell.inRow && isAlone(column, cell.inRow.to)
        ? cell.inRow.value
        : cell,
    )
    return { ...row, cells }
  })
}

/**
 * Table of a sheet: below its hidden row, otherwise below the first row that `isHead` accepts.
 * Undefined for a sheet without either.
 */
export function tableOf(sheet: ReadSheet, isHead: HeadTest): SheetTable | undefined {
  const top = sheet.rows.slice(0, maxRowsAbove)
  const idAt = top.findIndex(({ cells }) => cells.some((cell) => identified(cell) !== undefined))
  const headAt = idAt === -1 ? top.findIndex((row) => isHead(textsOf(row))) : idAt + 1
  const head = sheet.rows[headAt]
  if (headAt === -1 || !head) return undefined
  const ids = idAt === -1 ? [] : Array.from(top[idAt]?.cells ?? [], identified)
  const texts = textsOf(head)
  const columns = Array.from({ length: Math.max(ids.length, texts.length) }, (_, column) => ({
    column,
    head: texts[column] ?? '',
    key: ids[column]?.column || undefined,
  })).filter(({ head: text, key }) => text !== '' || key !== undefined)
  const below = withMergedColumns(
    sheet.rows.slice(headAt + 1),
    new Set(columns.map(({ column }) => column)),
  )
  const end = below.findIndex(otherHeadTest(columns, isHead))
  const own = end === -1 ? below : below.slice(0, end)
  return {
    sheet: sheet.name,
    id: ids.find((id) => id !== undefined)?.sheet,
    headRow: head.row,
    columns,
    rows: own.filter(({ isHidden }) => isHidden !== true),
    hidden: own.filter(({ isHidden }) => isHidden === true),
    others: end === -1 ? [] : below.slice(end),
  }
}
