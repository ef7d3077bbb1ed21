import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import { writePlainWorkbook } from '@vitrine/spreadsheets/plain-workbook'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PlanRefusal } from '#src/changes/plans/plan-shapes.ts'
import { refusedSheets } from '#src/changes/sheets/refused-rows.ts'
import type { FileRefusal } from '#src/changes/sheets/sheet-shapes.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'

const labels = labelsOf(importsTexts)

interface Given {
  /** The file of the plan, if it has one. */
  file: Uint8Array<ArrayBuffer> | undefined
  isCsv: boolean
  language: string
}

function refusedRows(refused: readonly FileRefusal[], language: string): string[][] {
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

/** Refused rows of the file, to be corrected and sent again; undefined without a file. */
async function refusedWorkbook(
  refused: readonly PlanRefusal[],
  { file, language }: Given,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!file) return undefined
  const list = (rest: readonly FileRefusal[]): string[][] => refusedRows(rest, language)
  const sheets = refusedSheets(await readTypedWorkbook(file), refused, { language, list })
  return sheets.length === 0 ? undefined : writePlainWorkbook(sheets)
}

/** Refused rows as a workbook that can be sent again; as CSV, or without a file, a list of the refusals. */
export async function refusedResponse(
  refused: readonly PlanRefusal[],
  given: Given,
): Promise<Response> {
  const { isCsv, language } = given
  const rows = refusedRows(refused, language)
  const name = textOf(labels.fileNames.refused, language)
  return new Response(
    isCsv
      ? writeCsv(rows, csvSigns(localeOfPanel(language)))
      : ((await refusedWorkbook(refused, given)) ?? (await writeXlsx(rows, name))),
    {
      headers: {
        ...fileHeaders,
        'content-type': isCsv ? 'text/csv; charset=utf-8' : xlsxType,
        'content-disposition': attachment(`${name}.${isCsv ? 'csv' : 'xlsx'}`),
      },
    },
  )
}
