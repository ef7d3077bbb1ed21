import { Archive } from './archive.ts'
import { archiveFormatOf, binaryFormatOf, isArchive } from './file-format.ts'
import { readTypedCsv } from './read-typed-csv.ts'
import { readSheetRows } from './sheet-cells.ts'
import type { ReadSheet } from './typed-cell.ts'
import { readParts } from './workbook-parts.ts'
import { ReadBudget, RefusedWorkbook } from './workbook-limits.ts'

/**
 * Cells of all sheets of a file with their types: XLSX, CSV or TSV. Nothing is computed and nothing
 * guessed: what is no value of its own is a kind of cell, and a file above a limit is refused.
 *
 * @throws `RefusedWorkbook`.
 */
export async function readTypedWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  if (bytes.length === 0) throw new RefusedWorkbook('empty')
  const format = binaryFormatOf(bytes)
  if (format) throw new RefusedWorkbook(format)
  if (!isArchive(bytes)) return [readTypedCsv(bytes)]
  const open = { archive: new Archive(bytes), budget: new ReadBudget() }
  const other = archiveFormatOf(open.archive)
  if (other) throw new RefusedWorkbook(other)
  const parts = await readParts(open)
  const { formatValue } = await import('hucre')
  const sheets: ReadSheet[] = []
  for (const { name, isHidden, path } of parts.sheets) {
    const context = { name, parts, budget: open.budget, printCode: formatValue }
    const rows = await readSheetRows(open.archive.read(path, open.budget), context)
    sheets.push({ name, isHidden, rows })
  }
  return sheets
}
