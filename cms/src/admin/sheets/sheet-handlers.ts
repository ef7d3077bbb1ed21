import type { PayloadRequest } from 'payload'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { readDocuments } from '#src/admin/lists/read-list.ts'
import { idsIn, openList } from '#src/admin/lists/request-list.ts'
import { readCatalogue } from '#src/changes/plans/plan-parts.ts'
import { documentSheet } from '#src/changes/sheets/document-sheets.ts'
import {
  documentWords,
  partNumberSheets,
  workbookWords,
} from '#src/changes/sheets/part-number-sheets.ts'
import type { GridKind } from '#src/changes/sheets/grid-kind.ts'
import { gridSheet } from '#src/changes/sheets/grid-sheets.ts'
import { sheetResponse } from '#src/changes/sheets/sheet-response.ts'
import type { SheetFile } from '#src/changes/sheets/sheet-response.ts'
import { sheetContents } from '#src/changes/sheets/sheet-contents.ts'
import { termSheet } from '#src/changes/sheets/term-sheets.ts'
import { readReferenceRows, readTerms, readToolingRows } from '#src/changes/sheets/read-grids.ts'
import {
  isSheetCollection,
  readRelatedNames,
  readSheetCollection,
} from '#src/changes/sheets/read-collections.ts'
import type { sheetCalls } from '#src/panel-calls/sheets.ts'
import { deny } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { maxTicked, parseListState } from '#src/staff-index/list-state.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { importsTexts } from '#texts/imports.js'

const labels = labelsOf(importsTexts)

/** Maximum documents of a file. */
const maxDocuments = 20_000

/** Documents of a list as its filters or ticks select them, in its order. */
async function selectedIds(req: PayloadRequest, context: ListContext): Promise<number[]> {
  const ids = idsIn(req.searchParams)
  const state = { ...parseListState(req.searchParams), page: 1 }
  const requirements = await requirementsOf(req.payload, context.collection, state.purpose)
  const { documents } = await readDocuments(
    context,
    state,
    requirements,
    ids === undefined ? { size: maxDocuments } : { ids, size: maxTicked },
  )
  return documents.map(({ id }) => id)
}

/** Part numbers of products, a sheet for each subcategory, or for the one named by `subcategory`. */
async function partNumberFile(req: PayloadRequest, ids: readonly number[]): Promise<SheetFile> {
  const { language } = req.i18n
  const { products, subcategories } = await readCatalogue(req, ids)
  const wanted = req.searchParams.get('subcategory')
  return {
    sheets: partNumberSheets(
      products,
      wanted === null ? subcategories : subcategories.filter(({ id }) => String(id) === wanted),
      language,
    ),
    words: workbookWords(language),
    name: textOf(labels.fileNames.parts, language),
  }
}

/** Documents of a collection with the values that a cell can hold. */
async function documentFile(
  req: PayloadRequest,
  { collection }: ListContext,
  ids: readonly number[],
): Promise<SheetFile | undefined> {
  if (!isSheetCollection(collection)) return undefined
  const { language } = req.i18n
  const shared = { words: documentWords(language), name: collection }
  if (collection === 'terms')
    return { sheets: [termSheet(await readTerms(req, ids), language)], ...shared }
  const read = await readSheetCollection(req, collection, ids)
  const namesOf = await readRelatedNames(req, read.columns)
  return {
    sheets: [documentSheet(read, { language, namesOf })],
    ...shared,
  }
}

/** Rows of a table of the documents, one below the other. */
const tableFile = (kind: GridKind, language: string): SheetFile => ({
  sheets: [gridSheet(kind, language)],
  words: documentWords(language, true),
  name: kind.field,
})

/** Sheets that `what` selects; undefined for what the collection does not have. */
async function fileOf(req: PayloadRequest, context: ListContext): Promise<SheetFile | undefined> {
  const offered = sheetContents(context.collection)
  const given = req.searchParams.get('what')
  const what = given === null ? offered[0] : offered.find((each) => each === given)
  const ids = await selectedIds(req, context)
  const { language } = req.i18n
  switch (what) {
    case 'part-numbers':
      return partNumberFile(req, ids)
    case 'tooling': {
      const { products } = await readCatalogue(req, ids)
      return tableFile(await readToolingRows(req, products, language), language)
    }
    case 'references':
      return tableFile(await readReferenceRows(req, language, ids), language)
    case 'documents':
      return documentFile(req, context, ids)
    case undefined:
      return undefined
  }
}

export const sheetHandlers: PanelHandlers<typeof sheetCalls> = {
  'sheets.export': async (req, { query }) => {
    const file = await fileOf(req, openList(req, query))
    if (!file) throw deny()
    return sheetResponse(req, file)
  },

  'cross-references.export': async (req) => {
    const { language } = req.i18n
    const sheets = [gridSheet(await readReferenceRows(req, language), language)]
    return sheetResponse(req, {
      sheets,
      words: documentWords(language, true),
      name: 'cross-references',
    })
  },
}
