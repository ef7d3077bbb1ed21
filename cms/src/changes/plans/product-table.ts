import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import type { Values } from '#src/recording/history/document-values.ts'
import { isSameDocumentValue, readDocumentCell } from '#src/changes/sheets/document-cells.ts'
import type { CellContext } from '#src/changes/sheets/document-cells.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import type { DocumentRules } from '#src/changes/sheets/plan-documents.ts'
import { PlanNotes, isLonger, placeOf } from '#src/changes/sheets/plan-notes.ts'
import type { CellPlace, Refusal } from '#src/changes/sheets/plan.ts'
import { shownMark } from '#src/content/variants/cells/number-text.ts'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { isHead, keyOfRow, matchColumns } from '#src/content/variants/cells/table-columns.ts'

/** What the table of a new product says about the product itself. */
export interface ProductTable {
  values: Values
  /** Places of the values in the table. */
  places: Map<string, CellPlace>
  refused: Refusal[]
  /** Table without the columns of the product; undefined: it has no head of part numbers. */
  parts: ReadSheet | undefined
}

interface TableOptions {
  /** Columns of the part numbers, which come first. */
  parts: readonly ValueColumn[]
  /** Columns of the product. */
  columns: readonly DocumentColumn[]
  rules: DocumentRules
  /** Values of the form. */
  given: Values
}

/** Number column of the table, as the others read their decimal mark. */
const numbersOf = ({ rows }: SheetTable, at: TableColumn): { text: string; unit: null }[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells[at.column]
    return cell?.kind === 'text' ? [{ text: cell.text, unit: null }] : []
  })

/**
 * Reads the columns of the product in the table of its part numbers: each row may repeat their
 * values, and none may contradict another one or the form.
 */
export async function readProductTable(
  sheet: ReadSheet,
  { parts, columns, rules, given }: TableOptions,
): Promise<ProductTable> {
  const read: ProductTable = { values: {}, places: new Map(), refused: [], parts: sheet }
  const table = tableOf(sheet, isHead)
  if (!table) return { ...read, parts: undefined }
  const { language } = rules
  const notes = new PlanNotes(language)
  const ofParts = matchColumns(table, parts, language)
  const known = new Set<TableColumn>([
    ...[...ofParts.byKey.values()].map(({ at }) => at),
    ...ofParts.refused.map(({ column }) => column),
  ])
  const isOfParts = (at: TableColumn): boolean =>
    known.has(at) || keyOfRow(at) === rowKeys.partNumber
  const matches = matchColumns(table, columns, language, { isKey: isOfParts })
  for (const column of matches.refused) notes.refuseColumn(table, column)
  const numbers = [...matches.byKey.values()].filter(({ column }) => column.kind === 'number')
  const context: CellContext = {
    ...rules,
    mark: shownMark(numbers.flatMap(({ at }) => numbersOf(table, at))),
  }
  for (const { at, column } of matches.byKey.values())
    for (const row of table.rows) {
      const cell = row.cells[at.column]
      // the row is refused with the part numbers
      if (!cell || isLonger(table, row)) continue
      if (column.isProtected || !rules.mayWrite(column)) {
        notes.refuse(table, row, { at, reason: column.isProtected ? 'protectedValue' : 'language' })
        continue
      }
      const reading = readDocumentCell(cell, column, context)
      if ('reason' in reading) {
        notes.refuse(table, row, { at, ...reading })
        continue
      }
      const value = (await rules.clean(column, reading.value)) ?? null
      if (value === null) continue
      const before = given[column.key] ?? read.values[column.key]
      if (before !== undefined && !isSameDocumentValue(before, value, column))
        notes.refuse(table, row, { at, reason: 'severalValues' })
      else if (before === undefined) {
        read.values[column.key] = value
        read.places.set(column.key, placeOf(table, row, at))
      }
    }
  const own = new Set([
    ...[...matches.byKey.values()].map(({ at }) => at.column),
    ...matches.refused.map(({ column }) => column.column),
  ])
  return { ...read, refused: notes.plan.refused, parts: withoutColumns(sheet, own, table.headRow) }
}

/** Sheet without some columns below and in the row of its heads. */
const withoutColumns = (
  sheet: ReadSheet,
  left: ReadonlySet<number>,
  headRow: number,
): ReadSheet => ({
  ...sheet,
  rows: sheet.rows.map(({ row, cells }) => ({
    row,
    cells: row < headRow ? cells : cells.map((cell, at) => (left.has(at) ? undefined : cell)),
  })),
})
