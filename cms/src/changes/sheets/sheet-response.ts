import { csvSigns } from '@vitrine/spreadsheets/csv'
import { writeTypedCsv } from '@vitrine/spreadsheets/typed-workbook'
import type { TypedSheet, WorkbookWords } from '@vitrine/spreadsheets/typed-workbook'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest } from 'payload'
import { writeWorkbook } from './write-workbook.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { localeOfPanel } from '#src/platform/labels.ts'

/** Sheets of a file, its texts and its name without the ending. */
export interface SheetFile {
  sheets: TypedSheet[]
  words: WorkbookWords
  name: string
}

/** Sheets as a workbook; with `format=csv` the first one. */
export async function sheetResponse(
  req: PayloadRequest,
  { sheets, words, name }: SheetFile,
): Promise<Response> {
  const [first] = sheets
  const isCsv = req.searchParams.get('format') === 'csv' && first !== undefined
  return new Response(
    isCsv
      ? writeTypedCsv(first, { words, signs: csvSigns(localeOfPanel(req.i18n.language)) })
      : await writeWorkbook(sheets, words),
    {
      headers: {
        ...fileHeaders,
        'content-type': isCsv ? 'text/csv; charset=utf-8' : xlsxType,
        'content-disposition': attachment(`${name}.${isCsv ? 'csv' : 'xlsx'}`),
      },
    },
  )
}
