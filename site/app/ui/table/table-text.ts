import { writeCsv } from '@vitrine/contract/spreadsheets/csv'
import type { DataColumn } from './header-cell.tsx'
import type { DataRow } from './sort-rows.ts'

/** A table as shown, for a spreadsheet: column names with their units, and a line for each row. */
function linesOf(partNumber: string, columns: readonly DataColumn[], rows: readonly DataRow[]) {
  return [
    [
      partNumber,
      ...columns.map(({ label, symbol, unit }) =>
        [label, symbol, unit && `(${unit})`].filter(Boolean).join(' '),
      ),
    ],
    ...rows.map((row) => [row.partNumber, ...row.cells.map(({ text }) => text)]),
  ]
}

/** Tab-separated text, as spreadsheets paste it. */
export function tabSeparated(...table: Parameters<typeof linesOf>): string {
  return linesOf(...table)
    .map((line) => line.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}

/**
 * CSV for spreadsheets. `separator`: a semicolon where the comma is the decimal mark, as spreadsheets
 * of those languages expect.
 */
export const commaSeparated = (
  separator: ';' | ',',
  ...table: Parameters<typeof linesOf>
): Uint8Array<ArrayBuffer> => writeCsv(linesOf(...table), { separator, decimal: '.' })
