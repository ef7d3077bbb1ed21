import type { Endpoint, PayloadRequest } from 'payload'
import { gridWorks } from '#src/admin/grid/grid-answer.ts'
import { readDocumentGrid } from '#src/admin/grid/read-document-grid.ts'
import { readPartGrid } from '#src/admin/grid/read-grid.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { checkEdits } from '#src/changes/imports/check-edits.ts'
import { editLimits, gridEdits } from '#src/changes/imports/grid-edits.ts'
import type { ImportUse } from '#src/changes/imports/import-answer.ts'
import { mayUpdate } from '#src/changes/sheets/read-collections.ts'
import { gridCollections } from '#src/platform/change-addresses.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { parseListState } from '#src/staff-index/list-state.ts'
import { gridTexts } from '#texts/grid.js'
import { contextIn, denied, idsIn } from './list-endpoints.ts'
import { answer } from './own-answers.ts'

const labels = labelsOf(gridTexts)

const told = (req: PayloadRequest, label: Parameters<typeof textOf>[0], status: number): Response =>
  answer({ message: textOf(label, req.i18n.language) }, status)

/** Rows of the documents that the parameters of a list, `ids` or `work` select. */
async function read(req: PayloadRequest): Promise<Response> {
  const context = contextIn(req)
  if (!context) return denied(req)
  const collection = gridCollections.find((each) => each === context.collection)
  if (!collection || !isOfSite(collection)) return told(req, labels.noGrid, 404)
  const work = gridWorks.find((each) => each === req.searchParams.get('work'))
  const state = parseListState(req.searchParams)
  const query = { state, ids: idsIn(req.searchParams), work }
  const isParts = collection === 'products' && req.searchParams.get('what') !== 'fields'
  return answer(
    isParts
      ? await readPartGrid(req, context, query)
      : await readDocumentGrid(req, { ...context, collection }, query),
  )
}

/** JSON of a request within the limit of its size; undefined: too large, or no JSON. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  if (Number(req.headers.get('content-length') ?? 0) > editLimits.bytes) return undefined
  const text = (await req.text?.()) ?? ''
  if (text.length > editLimits.bytes) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Use that the rules of the editor are asked for; translators save drafts. */
const useOf = (req: PayloadRequest): ImportUse =>
  hasRole(req, permissions.products.create) && req.searchParams.get('use') !== 'draft'
    ? 'publish'
    : 'draft'

/** Compares edits with the content; without `dry` it keeps them for the order. */
async function check(req: PayloadRequest): Promise<Response> {
  if (!gridCollections.some((slug) => mayUpdate(req, slug))) return denied(req)
  const edits = gridEdits.safeParse(await bodyOf(req))
  if (!edits.success) return told(req, labels.notRead, 422)
  return answer(
    await checkEdits(req, edits.data, {
      isDry: req.searchParams.has('dry'),
      use: useOf(req),
      record: recordEntity(req),
    }),
  )
}

/** Endpoints of the grid over many documents. */
export const gridEndpoints: Endpoint[] = [
  { path: ownEndpoints.grid, method: 'get', handler: read },
  { path: ownEndpoints.grid, method: 'post', handler: check },
]
