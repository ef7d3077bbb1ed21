import { csvSigns } from '@vitrine/spreadsheets/csv'
import { writeTypedCsv, writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { Endpoint, PayloadRequest } from 'payload'
import { readList } from '#src/admin/lists/read-list.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { readCatalogue } from '#src/changes/imports/plan-file.ts'
import { partNumberSheets, workbookWords } from '#src/changes/sheets/part-number-sheets.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { maxTicked, parseListState } from '#src/staff-index/list-state.ts'
import { importsTexts } from '#texts/imports.js'
import { contextIn, denied, idsIn } from './list-endpoints.ts'

const labels = labelsOf(importsTexts)

/** Maximum products of a file. */
const maxProducts = 20_000

/** Products of a list as its filters or ticks select them; undefined without permission. */
async function selectedProducts(req: PayloadRequest): Promise<number[] | undefined> {
  const context = contextIn(req)
  if (context?.collection !== 'products') return undefined
  const ids = idsIn(req.searchParams)
  const state = { ...parseListState(req.searchParams), page: 1 }
  const { rows } = await readList(
    context,
    state,
    ids === undefined ? { size: maxProducts } : { ids, size: maxTicked },
  )
  return rows.map(({ id }) => id)
}

/**
 * Part numbers of the products of a list as a workbook, a sheet for each subcategory; with
 * `format=csv` the only subcategory, or the one named by `subcategory`.
 */
const exportSheets: Endpoint = {
  path: ownEndpoints.exportSheets,
  method: 'get',
  handler: async (req) => {
    const ids = await selectedProducts(req)
    if (!ids) return denied(req)
    const { language } = req.i18n
    const { products, subcategories } = await readCatalogue(req, ids)
    const wanted = req.searchParams.get('subcategory')
    const sheets = partNumberSheets(
      products,
      wanted === null ? subcategories : subcategories.filter(({ id }) => String(id) === wanted),
      language,
    )
    const words = workbookWords(language)
    const name = textOf(labels.fileNames.parts, language)
    const [first] = sheets
    const isCsv = req.searchParams.get('format') === 'csv' && first !== undefined
    return new Response(
      isCsv
        ? writeTypedCsv(first, { words, signs: csvSigns(localeOfPanel(language)) })
        : await writeTypedWorkbook(sheets, words),
      {
        headers: {
          ...fileHeaders,
          'content-type': isCsv ? 'text/csv; charset=utf-8' : xlsxType,
          'content-disposition': attachment(`${name}.${isCsv ? 'csv' : 'xlsx'}`),
        },
      },
    )
  },
}

export const sheetEndpoints: Endpoint[] = [exportSheets]
