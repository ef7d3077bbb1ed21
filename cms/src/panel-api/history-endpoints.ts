import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { historyFilters } from '#src/changes/history-answer.ts'
import type { Filters } from '#src/changes/history-query.ts'
import { readHistory } from '#src/changes/read-history.ts'
import { isSetId, readSet } from '#src/changes/read-set.ts'
import { historyRows } from '#src/changes/history-file.ts'
import { joinStructureUndo } from '#src/changes/structure/join-undo.ts'
import { previewUndo, undo } from '#src/changes/undo.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { attachment } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { recordEntity } from '#src/staff-index/record-documents.ts'
import { historyTexts } from '#texts/history.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(historyTexts)

/** Roles that read the history: those that write content. */
const readers = ['administrator', 'editor', 'translator'] as const
/** Roles that take changes back. */
const editors = ['administrator', 'editor'] as const

const refused = (req: PayloadRequest, status: 403 | 404): Response =>
  answer(
    { message: textOf(status === 403 ? labels.forbidden : labels.gone, req.i18n.language) },
    status,
  )

const filtersOf = ({ searchParams }: PayloadRequest): Filters =>
  Object.fromEntries(
    historyFilters.flatMap((name) => {
      const value = searchParams.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )

const history: Endpoint = {
  path: ownEndpoints.history,
  method: 'get',
  handler: async (req) =>
    hasRole(req, readers) ? answer(await readHistory(req, filtersOf(req))) : refused(req, 403),
}

const historySet: Endpoint = {
  path: ownEndpoints.historySet,
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, readers)) return refused(req, 403)
    const set = await readSet(req, req.searchParams.get('id') ?? '')
    return set ? answer(set) : refused(req, 404)
  },
}

const historyFile: Endpoint = {
  path: ownEndpoints.historyFile,
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, readers)) return refused(req, 403)
    const { language } = req.i18n
    const rows = await historyRows(req, filtersOf(req))
    return new Response(writeCsv(rows, csvSigns(localeOfPanel(language))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${textOf(labels.fileName, language)}.csv`),
        'cache-control': 'no-store',
      },
    })
  },
}

const undoInput = z.object({
  set: z.string().refine(isSetId),
  document: z
    .object({ collection: z.string().max(64), id: z.int().min(0).max(2_147_483_647) })
    .optional(),
  apply: z.boolean(),
})

const historyUndo: Endpoint = {
  path: ownEndpoints.historyUndo,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, editors)) return refused(req, 403)
    const input = undoInput.safeParse(await req.json?.().catch(() => undefined))
    if (!input.success) return refused(req, 404)
    const { apply, ...request } = input.data
    if (!(await readSet(req, request.set))) return refused(req, 404)
    const run = apply ? undo : previewUndo
    const done = await run(req, request, { record: recordEntity(req), join: joinStructureUndo })
    return done ? answer(done) : refused(req, 403)
  },
}

/** Endpoints of the page of the history. */
export const historyEndpoints: Endpoint[] = [history, historySet, historyFile, historyUndo]
