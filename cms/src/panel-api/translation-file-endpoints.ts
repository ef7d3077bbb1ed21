import { documentPath } from '@vitrine/configuration/document-paths'
import { locales } from '@vitrine/configuration/locales'
import { isApiError } from '@vitrine/contract/errors'
import { toStorable } from '@vitrine/contract/storable-text'
import { isArchive } from '@vitrine/spreadsheets/file-format'
import { otherSpreadsheetOf } from '@vitrine/spreadsheets/other-spreadsheet'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { itemKey, itemOf } from '#src/admin/translations/desk-item.ts'
import type { DeskItem } from '#src/admin/translations/desk-item.ts'
import { decideProposals } from '#src/admin/translation-files/decide.ts'
import { exportedDocuments, exportName } from '#src/admin/translation-files/export-documents.ts'
import { matchUnits } from '#src/admin/translation-files/match-units.ts'
import { readOwnFiles, readReview } from '#src/admin/translation-files/review.ts'
import { openEntity } from '#src/admin/translations/read-desk.ts'
import { readAlternates } from '#src/api/reading/alternates.ts'
import { screens } from '#src/publishing/pages/document-routes.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { readForm } from '#src/platform/http/form.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { isPreviewable } from '#src/publishing/preview/preview.ts'
import { exchangeLimits, RefusedFile } from '#src/translation/exchange/exchanged.ts'
import type { ExportedDocument, ReturnedUnit } from '#src/translation/exchange/exchanged.ts'
import { removeFile, storeFile } from '#src/translation/exchange/proposals.ts'
import { readWorkbook, tooLongForCells, writeWorkbook } from '#src/translation/exchange/workbook.ts'
import { readXliff } from '#src/translation/exchange/xliff-reader.ts'
import { writeXliff, xliffType } from '#src/translation/exchange/xliff-writer.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(translationFilesTexts)

const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)

const exportBody = z.object({
  items: z.array(z.string().max(80)).min(1).max(exchangeLimits.documents),
  format: z.enum(['xliff', 'xlsx']),
  /** True to include texts that are up to date. */
  isWhole: z.boolean().default(false),
})

/** Addresses of the public pages of items in their language, or else in that of the source. */
async function pageUrlsOf(
  req: PayloadRequest,
  items: readonly DeskItem[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const [collection, each] of Map.groupBy(items, (item) => item.collection)) {
    if (!isPreviewable(collection)) continue
    const found = await readAlternates(req.payload, collection, {
      ids: each.map(({ id }) => id),
      locales: Object.keys(locales) as DeskItem['locale'][],
    })
    for (const item of each) {
      const alternates = found.get(item.id)?.alternates ?? {}
      const locale = alternates[item.locale]
        ? item.locale
        : (Object.keys(alternates)[0] as DeskItem['locale'] | undefined)
      const params = locale && alternates[locale]
      if (locale && params)
        urls.set(
          itemKey(item),
          environment.PUBLIC_ORIGIN + documentPath(screens[collection], locale, params),
        )
    }
  }
  return urls
}

function workbookOf(
  documents: readonly ExportedDocument[],
  locale: DeskItem['locale'],
  req: PayloadRequest,
) {
  const say = (label: Label): string => textOf(label, req.i18n.language)
  return writeWorkbook(documents, {
    sheet: locales[locale].title,
    name: (column) => say(labels.columns[column]),
    state: ({ state }) => say(labels.states[state]),
    context: ({ number, count }, { kind }) => say(labels.context({ kind, number, count })),
  })
}

function xliffOf(documents: readonly ExportedDocument[], req: PayloadRequest): string {
  const say = (label: Label): string => textOf(label, req.i18n.language)
  return writeXliff(documents, {
    unit: ({ label: field, number, count, maxLength }) =>
      say(
        maxLength === null
          ? labels.unitNote({ field, number, count })
          : labels.unitNoteLimit({ field, number, count, max: maxLength }),
      ),
    document: ({ kind, title, deskUrl }) => say(labels.documentNote({ kind, title, url: deskUrl })),
  })
}

/** File for an agency with the open texts of documents in one language: XLIFF or XLSX. */
const exportEndpoint: Endpoint = {
  path: ownEndpoints.translationExport,
  method: 'post',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n.language)
    const body = exportBody.safeParse(await req.json?.().catch(() => undefined)).data
    if (!mayOpen('translation-files', req.user)) return denied(req)
    const items = [...new Set(body?.items)].flatMap((key) => itemOf(key) ?? [])
    const locale = items[0]?.locale
    if (!body || !locale) return answer({ message: say(labels.send.failed) }, 400)
    if (items.some((item) => item.locale !== locale))
      return answer({ message: say(labels.send.one) }, 422)
    if (items.some((item) => !openEntity(req, item))) return denied(req)
    const { format, isWhole } = body
    const pageUrls = await pageUrlsOf(req, items)
    const result = await exportedDocuments(req, items, { isWhole, pageUrls })
    if ('refused' in result) {
      const { units } = exchangeLimits
      const { tooMany, tooSlow } = labels.send
      return answer(
        { message: say(result.refused === 'units' ? tooMany({ units }) : tooSlow) },
        422,
      )
    }
    const { documents } = result
    if (documents.length === 0) return answer({ message: say(labels.send.nothing) }, 422)
    const [tooLong] = format === 'xlsx' ? tooLongForCells(documents) : []
    if (tooLong) return answer({ message: say(labels.send.tooLong({ field: tooLong.label })) }, 422)
    const [content, type, ending] =
      format === 'xlsx'
        ? [await workbookOf(documents, locale, req), xlsxType, 'xlsx']
        : [xliffOf(documents, req), `${xliffType}; charset=utf-8`, 'xlf']
    return new Response(content, {
      headers: {
        ...fileHeaders,
        'content-type': type,
        'content-disposition': attachment(`${exportName(locale)}.${ending}`),
      },
    })
  },
}

/** Why a file is not read, in the language of the panel, with its line. */
function refusalText({ reason, line, detail, workbook }: RefusedFile, language: string): string {
  if (workbook && workbook.reason !== 'unknownFormat')
    return fileRefusalMessage(workbook.reason, language, workbook.line)
  const say = (label: Label): string => textOf(label, language)
  const { units, documents, characters, bytes } = exchangeLimits
  const { refusals } = labels
  const texts = {
    kind: () => refusals.kind,
    size: () => refusals.size({ megabytes: bytes / 1024 ** 2, characters }),
    units: () => refusals.units({ units, documents }),
    malformed: () => refusals.malformed({ detail }),
    encoding: () => refusals.encoding({ detail }),
    entities: () => refusals.entities,
    version: () => refusals.version({ detail }),
    columns: () => refusals.columns({ column: say(labels.columns.translation) }),
    foreign: () => refusals.foreign,
  }
  const message = say(texts[reason]())
  return line === undefined ? message : say(refusals.atLine({ line, message }))
}

/** Units of a file, by its first bytes: a workbook is a ZIP archive, all else is read as XML. */
async function readUnits(bytes: Uint8Array<ArrayBuffer>): Promise<ReturnedUnit[]> {
  if (bytes.length > exchangeLimits.bytes) throw new RefusedFile('size')
  const other = otherSpreadsheetOf(bytes)
  if (other) throw new RefusedFile('kind', { workbook: new RefusedWorkbook(other) })
  return isArchive(bytes) ? readWorkbook(bytes, labels.columns) : readXliff(bytes)
}

/** Bounds of the form with the file. */
const formBounds = { bytes: exchangeLimits.bytes + 1024 * 1024, values: 20, depth: 0 }

/** The form's file; `undefined` without one. */
async function fileIn(req: PayloadRequest): Promise<File | undefined> {
  try {
    const form = await readForm(req as Request, formBounds)
    return form['file'] instanceof File ? form['file'] : undefined
  } catch (error) {
    if (isApiError(error) && error.status === 413) throw new RefusedFile('size')
    if (isApiError(error)) return undefined
    throw error
  }
}

/** Longest name of a file that is kept, characters. */
const maxNameLength = 200

/** Reads a file that came back and keeps its translations as proposals; nothing else is saved. */
const uploadEndpoint: Endpoint = {
  path: ownEndpoints.translationFiles,
  method: 'post',
  handler: async (req) => {
    const account = staffOf(req)
    const { language } = req.i18n
    if (!account || !mayOpen('translation-files', req.user)) return denied(req)
    try {
      const file = await fileIn(req)
      if (!file) return answer({ message: textOf(labels.receive.failed, language) }, 400)
      const units = await readUnits(new Uint8Array(await file.arrayBuffer()))
      const matched = await matchUnits(req, units)
      const { proposals, problems, unchanged } = matched
      const counts = { proposals: proposals.length, problems: problems.length, unchanged }
      const name = toStorable(file.name.slice(0, maxNameLength))
      const id = await inTransaction(req.payload, (transaction) =>
        storeFile(req.payload, transaction, account.id, { name, ...matched }),
      )
      return answer({ id, ...counts })
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      const status = error.reason === 'size' ? 413 : 422
      return answer({ message: refusalText(error, language), line: error.line }, status)
    }
  },
}

const idOf = (req: PayloadRequest): number => Number(req.routeParams?.['id'])

/** Open proposals of a file, by page, and the problems of the file. */
const reviewEndpoint: Endpoint = {
  path: ownEndpoints.translationFile,
  method: 'get',
  handler: async (req) => {
    if (!mayOpen('translation-files', req.user)) return denied(req)
    const page = Number(req.searchParams.get('page') ?? 1)
    const review =
      Number.isInteger(page) && page > 0 && page < 1e6
        ? await readReview(req, idOf(req), page)
        : undefined
    return review ? answer({ review }) : answer({}, 404)
  },
}

/** Removes a file: by the account that uploaded it, or by an editor. */
const discardEndpoint: Endpoint = {
  path: ownEndpoints.translationFile,
  method: 'delete',
  handler: async (req) => {
    const account = staffOf(req)
    if (!account || !mayOpen('translation-files', req.user)) return denied(req)
    const [file] = await readOwnFiles(req, idOf(req))
    if (!file) return answer({}, 404)
    if (file.uploaderId !== account.id && account.role === 'translator') return denied(req)
    await removeFile(req.payload, file.id)
    return answer({})
  },
}

const fingerprints = z.array(z.string().max(32)).max(5000)

const decisionsBody = z.object({
  item: z.string().max(80),
  decisions: z
    .array(
      z.object({
        id: z.int().positive(),
        isAccepted: z.boolean(),
        text: z.string().max(exchangeLimits.characters).optional(),
      }),
    )
    .min(1)
    .max(exchangeLimits.units),
  seen: z.record(
    z.string().max(1000),
    z.object({ sourceSeen: fingerprints, targetSeen: fingerprints }),
  ),
})

/**
 * Accepts and rejects proposals of a document. 200: the document as it is now; 400: errors by field;
 * 404: decided already, or no such document; 409: a text was changed after it was shown.
 */
const decisionsEndpoint: Endpoint = {
  path: ownEndpoints.translationDecisions,
  method: 'post',
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n.language)
    const body = decisionsBody.safeParse(await req.json?.().catch(() => undefined)).data
    const item = body && itemOf(body.item)
    if (!mayOpen('translation-files', req.user)) return denied(req)
    if (!body || !item) return answer({ message: say(labels.review.failed) }, 400)
    if (!openEntity(req, item)) return denied(req)
    const result = await decideProposals(req, { ...body, file: idOf(req), item })
    if (result.kind === 'done') return answer({ document: result.document })
    if (result.kind === 'absent') return answer({ message: say(labels.review.absent) }, 404)
    const { kind, document } = result
    if (kind === 'changed') return answer({ message: say(labels.review.conflict), document }, 409)
    return answer({ errors: result.errors, document }, 400)
  },
}

export const translationFileEndpoints: Endpoint[] = [
  exportEndpoint,
  uploadEndpoint,
  reviewEndpoint,
  discardEndpoint,
  decisionsEndpoint,
]
