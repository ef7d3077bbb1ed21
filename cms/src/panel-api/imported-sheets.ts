import { sheetIdOf, tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable } from '@vitrine/spreadsheets/sheet-table'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { choicesId, explanationId } from '@vitrine/spreadsheets/typed-workbook'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { PayloadRequest } from 'payload'
import { readSheets } from '#src/changes/imports/plan-file.ts'
import type { Refusal } from '#src/changes/sheets/plan.ts'

/** Maximum size of a file of one kind, bytes. */
const maxImportBytes = 5 * 1024 * 1024
/** Maximum rows of a file of one kind. */
export const maxImportRows = 20_000

export interface ImportedSheets {
  name: string
  /** Sheets with a table. */
  sheets: ReadSheet[]
  /** The first table; undefined: no sheet has the heads. */
  table: SheetTable | undefined
}

/**
 * Sheets of the uploaded file; undefined for an unreadable file, and for one without rows or with too
 * many.
 *
 * @param isHead - True for the row with the column heads.
 */
export async function sheetsIn(
  req: PayloadRequest,
  isHead: (texts: readonly string[]) => boolean,
): Promise<ImportedSheets | undefined> {
  if (Number(req.headers.get('content-length') ?? 0) > maxImportBytes) return undefined
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob) || file.size === 0 || file.size > maxImportBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = await readSheets(bytes).catch((error: unknown) => {
    if (error instanceof RefusedWorkbook) return []
    throw error
  })
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  if (rows < 2 || rows > maxImportRows + 1) return undefined
  const tables = sheets.flatMap((sheet) => {
    const id = sheetIdOf(sheet)
    const isBeside = sheet.isHidden || id === explanationId || id === choicesId
    const table = isBeside ? undefined : tableOf(sheet, isHead)
    return table ? [{ sheet, table }] : []
  })
  return {
    name: file instanceof File ? file.name.slice(-160) : 'file',
    sheets: tables.map(({ sheet }) => sheet),
    table: tables[0]?.table,
  }
}

/** Refused lines of a file with their cells, as its page lists them. */
export function refusedLines(
  refused: readonly Refusal[],
  sheets: readonly ReadSheet[],
): { line: number; cells: string[]; problems: { column: string; message: string }[] }[] {
  const lines = Map.groupBy(refused, ({ sheet, row }) => `${row} ${sheet}`)
  return [...lines.values()].map((list) => {
    const { sheet, row: line } = list[0] ?? { sheet: '', row: 0 }
    const found = sheets.find(({ name }) => name === sheet)?.rows.find(({ row }) => row === line)
    return {
      line,
      cells: Array.from(found?.cells ?? [], (cell) => cell?.text ?? ''),
      problems: list.map(({ head, message }) => ({ column: head, message })),
    }
  })
}
