import { csvCell } from '@vitrine/spreadsheets/csv-cell'
import { binaryFormatOf, isArchive } from '@vitrine/spreadsheets/file-format'
import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import type { ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'

/** Text that is read as the cell again when it is pasted. */
export function pastedText(cell: TypedCell | undefined): string {
  if (cell?.kind !== 'text') return cell?.text ?? ''
  const again = csvCell(cell.text)
  return again?.kind === 'text' && again.text === cell.text ? cell.text : `'${cell.text}`
}

/**
 * Block of a CSV or TSV file, as if it was copied; undefined for a workbook.
 *
 * @throws {RefusedWorkbook}
 */
export function blockOfFile(bytes: Uint8Array): string[][] | undefined {
  if (isArchive(bytes)) return undefined
  const format = binaryFormatOf(bytes)
  if (format) throw new RefusedWorkbook(format)
  return blockOfSheet(readTypedCsv(bytes))
}

/**
 * Block of a sheet, as if it was copied.
 *
 * @throws {RefusedWorkbook}
 */
export const blockOfSheet = (
  { rows }: Pick<ReadSheet, 'rows'>,
  textOf: (cell: TypedCell | undefined) => string = pastedText,
): string[][] =>
  rows.map(({ row, cells }) => {
    // text after a closing quote: the cells behind it may belong to other columns
    if (cells.some((cell) => cell?.kind === 'quotes'))
      throw new RefusedWorkbook('damaged', { line: row })
    return Array.from(cells, textOf)
  })
