import { csvCell } from '@vitrine/spreadsheets/csv-cell'
import type { SheetTable } from '@vitrine/spreadsheets/sheet-table'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { ReadBudget } from '@vitrine/spreadsheets/workbook-limits'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import type { ValueColumn } from './part-number-columns.ts'
import { keyTextOf, readCell } from './read-value.ts'
import type { ReadingContext, ValueReading } from './read-value.ts'
import type { RefusalReason } from './refusals.ts'
import { isNumberHead, matchColumns } from './table-columns.ts'
import type { RefusedColumn } from './table-columns.ts'

/** Value of a text as the cell of a file is read; null: an empty text, or the word of a removal. */
export function readText(
  text: string,
  column: ValueColumn,
  context: ReadingContext,
): { value: AttributeValue } | Extract<ValueReading, { reason: RefusalReason }> {
  const cell = csvCell(text)
  return cell === undefined ? { value: null } : readCell(cell, column, context)
}

/** Part number of a text as the cell of a file is read. */
export function readNumberText(text: string): { text: string } | { reason: RefusalReason } {
  const cell = csvCell(text)
  return cell === undefined ? { text: '' } : keyTextOf(cell)
}

/** Columns of pasted heads: index of a value column, or `number`; undefined: none. */
export interface PastedHeads {
  columns: (number | 'number' | undefined)[]
  refused: readonly RefusedColumn[]
}

/** Columns that the first row of a pasted text names. */
export function matchHeads(
  heads: readonly string[],
  columns: readonly ValueColumn[],
  language: string,
): PastedHeads {
  const table: SheetTable = {
    sheet: '',
    id: undefined,
    headRow: 1,
    columns: heads.flatMap((head, column) =>
      head.trim() === '' ? [] : [{ column, head: head.trim(), key: undefined }],
    ),
    rows: [],
  }
  const isFirstNumber = (column: number): boolean =>
    column === table.columns.find(({ head }) => isNumberHead(head))?.column
  const { byKey, refused } = matchColumns(table, columns, language, {
    isKey: ({ column }) => isFirstNumber(column),
  })
  const indices = new Map(columns.map(({ key }, index) => [key, index]))
  const found = new Map([...byKey].map(([key, { at }]) => [at.column, indices.get(key)] as const))
  return {
    columns: heads.map((_, column) => (isFirstNumber(column) ? 'number' : found.get(column))),
    refused,
  }
}

/**
 * Sheet of a pasted text, within the limits of a file.
 *
 * @throws {RefusedWorkbook}
 */
export function sheetOfBlock(block: readonly (readonly string[])[]): ReadSheet {
  const budget = new ReadBudget()
  const rows = block.flatMap((texts, at) => {
    const cells = texts.map(csvCell)
    cells.forEach((cell, column) => cell && budget.addCell('', column, cell.text.length))
    if (cells.every((cell) => cell === undefined)) return []
    budget.addRow('')
    return [{ row: at + 1, cells }]
  })
  return { name: '', isHidden: false, rows }
}
