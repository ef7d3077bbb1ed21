import { documentPath } from '@vitrine/configuration/document-paths'
import { locales } from '@vitrine/configuration/locales'
import { toStorable } from '@vitrine/contract/storable-text'
import { isArchive } from '@vitrine/spreadsheets/file-format'
import { otherSpreadsheetOf } from '@vitrine/spreadsheets/other-spreadsheet'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest } from 'payload'
import { itemKey, itemOf } from '#src/admin/translations/desk-item.ts'
import type { DeskItem } from '#src/translation/desk-shapes.ts'
import { decideProposals } from '#src/admin/translation-files/decide.ts'
import { exportedDocuments, exportName } from '#src/admin/translation-files/export-documents.ts'
import { matchUnits } from '#src/admin/translation-files/match-units.ts'
import { readOwnFiles, readReview } from '#src/admin/translation-files/review.ts'
import { openEntity } from '#src/admin/translations/read-desk.ts'
import { readAlternates } from '#src/api/reading/alternates.ts'
import { pages } from '#src/content/page-collections.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { fileResponse } from '#src/platform/http/file-headers.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import { labelOfAll, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { translationFileCalls } from '#src/panel-calls/translation-files.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { isPreviewable } from '#src/publishing/preview/preview.ts'
import { exchangeLimits, RefusedFile } from '#src/translation/exchange/exchanged.ts'
import type { ExportedDocument, ReturnedUnit } from '#src/translation/exchange/exchanged.ts'
import { removeFile, storeFile } from '#src/translation/exchange/proposals.ts'
import { readWorkbook, tooLongForCells, writeWorkbook } from '#src/translation/exchange/workbook.ts'
import { readXliff } from '#src/translation/exchange/xliff-reader.ts'
import { writeXliff, xliffType } from '#src/translation/exchange/xliff-writer.ts'
import { translationFilesTexts } from '#texts/translation-files.js'

const labels = labelsOf(translationFilesTexts)

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
          environment.PUBLIC_ORIGIN + documentPath(pages[collection].screen, locale, params),
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

/** Longest name of a file that is kept, characters. */
const maxNameLength = 200

/** Item of a key that the account may open. */
function openItem(req: PayloadRequest, key: string): DeskItem {
  const item = itemOf(key)
  if (!item || !openEntity(req, item)) throw deny()
  return item
}

export const translationFileHandlers: PanelHandlers<typeof translationFileCalls> = {
  'translation-files.export': async (req, { body }) => {
    const { format, isWhole } = body
    const items = [...new Set(body.items)].flatMap((key) => itemOf(key) ?? [])
    const locale = items[0]?.locale
    if (!locale) throw new PanelRefusal(422, labels.send.failed)
    if (items.some((item) => item.locale !== locale)) throw new PanelRefusal(422, labels.send.one)
    if (items.some((item) => !openEntity(req, item))) throw deny()
    const pageUrls = await pageUrlsOf(req, items)
    const result = await exportedDocuments(req, items, { isWhole, pageUrls })
    if ('refused' in result) {
      const { units } = exchangeLimits
      const { tooMany, tooSlow } = labels.send
      throw new PanelRefusal(422, result.refused === 'units' ? tooMany({ units }) : tooSlow)
    }
    const { documents } = result
    if (documents.length === 0) throw new PanelRefusal(422, labels.send.nothing)
    const [tooLong] = format === 'xlsx' ? tooLongForCells(documents) : []
    if (tooLong) throw new PanelRefusal(422, labels.send.tooLong({ field: tooLong.label }))
    const name = exportName(locale)
    return format === 'xlsx'
      ? fileResponse(await workbookOf(documents, locale, req), {
          name: `${name}.xlsx`,
          type: xlsxType,
        })
      : fileResponse(xliffOf(documents, req), {
          name: `${name}.xlf`,
          type: `${xliffType}; charset=utf-8`,
        })
  },

  'translation-files.upload': async (req, { body: { file } }) => {
    const account = staffOf(req)
    if (!account) throw deny()
    try {
      const units = await readUnits(new Uint8Array(await file.arrayBuffer()))
      const matched = await matchUnits(req, units)
      const { proposals, problems, unchanged } = matched
      const name = toStorable(file.name.slice(0, maxNameLength))
      const id = await inTransaction(req.payload, (transaction) =>
        storeFile(req.payload, transaction, account.id, { name, ...matched }),
      )
      return { id, proposals: proposals.length, problems: problems.length, unchanged }
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      throw new PanelRefusal(
        error.reason === 'size' ? 413 : 422,
        labelOfAll(refusalText(error, req.i18n.language)),
        { line: error.line },
      )
    }
  },

  'translation-files.review': async (req, { id, query: { page } }) => {
    const review = await readReview(req, id, page)
    if (!review) throw new PanelRefusal(404)
    return { review }
  },

  'translation-files.discard': async (req, { id }) => {
    const account = staffOf(req)
    const [file] = await readOwnFiles(req, id)
    if (!file) throw new PanelRefusal(404)
    if (file.uploaderId !== account?.id && account?.role === 'translator') throw deny()
    await removeFile(req.payload, file.id)
    return {}
  },

  'translation-files.decide': async (req, { id, body }) => {
    const item = openItem(req, body.item)
    const result = await decideProposals(req, { ...body, file: id, item })
    if (result.kind === 'absent') throw new PanelRefusal(404, labels.review.absent)
    const { document } = result
    if (result.kind === 'changed') throw new PanelRefusal(409, labels.review.conflict, { document })
    if (result.kind === 'refused')
      throw new PanelRefusal(422, undefined, { document, fields: result.errors })
    return { document }
  },
}
