import { explanationId } from '@vitrine/spreadsheets/typed-workbook'
import { identificationOf, isIdentified } from '@vitrine/spreadsheets/sheet-table'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { ReadRow, ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import type { PlainSheet, PlainValue } from '@vitrine/spreadsheets/plain-workbook'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import type { FileRefusal } from './sheet-shapes.ts'

const { refusedFile: labels } = labelsOf(sheetsTexts)

/** Rows at the top among which heads are looked for. */
const maxRowsAbove = 20

const reasonHeads = new Set(Object.values(labels.head))

/** Sheet without the column of reasons that a file of refused rows has. */
export function withoutReasons(sheet: ReadSheet): ReadSheet {
  const column = sheet.rows
    .slice(0, maxRowsAbove)
    .map(({ cells }) => cells.findIndex((cell) => reasonHeads.has(cell?.text.trim() ?? '')))
    .find((at) => at !== -1)
  if (column === undefined) return sheet
  return {
    ...sheet,
    rows: sheet.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === column ? undefined : cell)),
    })),
  }
}

/**
 * Value of a cell for the file of refused rows; null for a formula, a merged cell and a time, which
 * are refused as they are: an empty cell is not taken by mistake.
 */
function valueOf(cell: TypedCell | undefined): PlainValue {
  if (!cell) return null
  switch (cell.kind) {
    case 'formula':
    case 'merged':
    case 'time':
      return null
    case 'boolean':
      return cell.value
    case 'number':
      if (cell.unit !== undefined) return `${cell.text} ${cell.unit}`
      return cell.text === String(cell.value) ? cell.value : cell.text
    default:
      return cell.text
  }
}

const isKeyRow = ({ cells }: ReadRow): boolean => cells.some(isIdentified)

/** Index of the row of heads: the one that has the heads of the refusals in their columns. */
function headIndex({ rows }: ReadSheet, refusals: readonly FileRefusal[]): number {
  const top = rows.slice(0, maxRowsAbove)
  const below = top.findIndex(isKeyRow) + 1
  if (below > 0) return below
  const heads = refusals.filter(({ head }) => head !== '')
  return top.findIndex(({ cells }) =>
    heads.some(({ column, head }) =>
      cells.some((cell, at) => columnLetters(at) === column && cell?.text.trim() === head),
    ),
  )
}

/** Sentences of the refusals of a row, each with its head unless it is of the whole row. */
const reasonOf = (refusals: readonly FileRefusal[]): string =>
  [
    ...new Set(refusals.map(({ head, message }) => [head, message].filter(Boolean).join(': '))),
  ].join(' ')

/** Refused rows of a sheet with its heads; undefined if the refusals are of none of its rows. */
function sheetOf(
  sheet: ReadSheet,
  refusals: readonly FileRefusal[],
  language: string,
): PlainSheet | undefined {
  const headAt = headIndex(sheet, refusals)
  const head = sheet.rows[headAt]
  if (!head) return undefined
  const below = sheet.rows.slice(headAt + 1)
  const byRow = Map.groupBy(refusals, ({ row }) => row)
  const ofColumns = byRow.get(head.row) ?? []
  const ofHidden = below.flatMap(({ row, isHidden }) =>
    isHidden === true ? (byRow.get(row) ?? []) : [],
  )
  const rows = below.flatMap((row) => {
    const own = [
      ...(byRow.get(row.row) ?? []),
      ...ofColumns.filter(({ column }) =>
        row.cells.some((cell, at) => cell !== undefined && columnLetters(at) === column),
      ),
      ...(row.isHidden === true ? ofHidden : []),
    ]
    return own.length === 0 ? [] : [{ row, own }]
  })
  if (rows.length === 0) return undefined
  const above = sheet.rows.slice(0, headAt + 1)
  const width = Math.max(
    ...[...above, ...rows.map(({ row }) => row)].map(({ cells }) => cells.length),
  )
  const valuesOf = ({ cells }: ReadRow): PlainValue[] =>
    Array.from({ length: width }, (_, at) => valueOf(cells[at]))
  return {
    name: sheet.name,
    hidden: above.flatMap((row, at) => (isKeyRow(row) ? [at] : [])),
    rows: [
      ...above.map((row) =>
        row === head ? [...valuesOf(row), textOf(labels.head, language)] : valuesOf(row),
      ),
      ...rows.map(({ row, own }) => [...valuesOf(row), reasonOf(own)]),
    ],
  }
}

/**
 * Sheets with the refused rows of a file, their heads, and a last column with the reasons, which an
 * plan leaves out; and a list of the refusals that have no row.
 */
export function refusedSheets(
  sheets: readonly ReadSheet[],
  refusals: readonly FileRefusal[],
  { language, list }: { language: string; list: (rest: readonly FileRefusal[]) => string[][] },
): PlainSheet[] {
  const bySheet = Map.groupBy(refusals, ({ sheet }) => sheet)
  const made = sheets.flatMap((sheet) => {
    const own = bySheet.get(sheet.name) ?? []
    const written = own.length === 0 ? undefined : sheetOf(sheet, own, language)
    if (!written) return []
    bySheet.delete(sheet.name)
    return [written]
  })
  const rest = [...bySheet.values()].flat()
  if (rest.length === 0) return made
  const name = textOf(labels.others, language)
  const rows = [[identificationOf(explanationId, '')], ...list(rest)]
  return [...made, { name, hidden: [0], rows }]
}
