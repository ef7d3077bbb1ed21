import { writePlainWorkbook } from '@vitrine/spreadsheets/plain-workbook'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import { refusedSheets } from './refused-rows.ts'
import type { FileRefusal } from './sheet-shapes.ts'

const labels = labelsOf(importsTexts)

/** Refusals of a file, as they are written into a workbook. */
export interface RefusedRows {
  /** The file; undefined: the plan has none. */
  file: Uint8Array<ArrayBuffer> | undefined
  refused: readonly FileRefusal[]
  /** Language of the panel. */
  language: string
}

/** List of refusals with its heads. */
export function refusalList(refused: readonly FileRefusal[], language: string): string[][] {
  const { columns } = labels
  const head = [columns.sheet, columns.row, columns.column, columns.value, columns.reason]
  return [
    head.map((label) => textOf(label, language)),
    ...refused.map(({ sheet, row, head: name, value, message }) => [
      sheet,
      row === null ? '' : String(row),
      name,
      value,
      message,
    ]),
  ]
}

/**
 * Workbook with the refused rows of a file, to be corrected and sent again; without a file, or without
 * rows of it, a list of the refusals.
 */
export async function writeRefusedRows({
  file,
  refused,
  language,
}: RefusedRows): Promise<Uint8Array<ArrayBuffer>> {
  const list = (rest: readonly FileRefusal[]): string[][] => refusalList(rest, language)
  const sheets = file
    ? refusedSheets(await readTypedWorkbook(file), refused, { language, list })
    : []
  return sheets.length > 0
    ? writePlainWorkbook(sheets)
    : writeXlsx(list(refused), textOf(labels.fileNames.refused, language))
}
