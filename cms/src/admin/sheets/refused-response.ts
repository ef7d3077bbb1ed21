import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import { refusalList } from '#src/changes/sheets/refused-workbook.ts'
import type { RefusedRows } from '#src/changes/sheets/refused-workbook.ts'
import { writeRefusedWorkbook } from '#src/changes/sheets/write-workbook.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'

const labels = labelsOf(importsTexts)

/** Refused rows as a workbook that can be sent again; as CSV, or without a file, a list of the refusals. */
export async function refusedResponse(
  rows: RefusedRows,
  { isCsv }: { isCsv: boolean },
): Promise<Response> {
  const { refused, language } = rows
  const name = textOf(labels.fileNames.refused, language)
  return new Response(
    isCsv
      ? writeCsv(refusalList(refused, language), csvSigns(localeOfPanel(language)))
      : await writeRefusedWorkbook(rows),
    {
      headers: {
        ...fileHeaders,
        'content-type': isCsv ? 'text/csv; charset=utf-8' : xlsxType,
        'content-disposition': attachment(`${name}.${isCsv ? 'csv' : 'xlsx'}`),
      },
    },
  )
}
