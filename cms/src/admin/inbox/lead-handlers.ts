import { defaultLocale } from '@vitrine/configuration/locales'
import { isApiError } from '@vitrine/contract/errors'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import { siteDay } from '@vitrine/contract/validity'
import { writeCsv } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { PayloadRequest, Where } from 'payload'
import type { leadCalls } from '#src/panel-calls/leads.ts'
import type { LeadMessage } from '#src/people/inbox/inbox-shapes.ts'
import { readHistory } from '#src/people/inbox/lead-history.ts'
import type { LeadCollection } from '#src/people/inbox/lead-history.ts'
import { findCatalogueFiles, readLeadLines } from '#src/people/inbox/lead-lines.ts'
import {
  readCatalogueFiles,
  readReplyFile,
  replyFileLimits,
  TooLargeReply,
} from '#src/people/inbox/reply-files.ts'
import { keepReceived, sendReply } from '#src/people/inbox/send-reply.ts'
import { checkAttachments } from '#src/people/leads/attachments/check-attachments.ts'
import type { Exported } from '#src/people/leads/export/columns.ts'
import { exportedRows } from '#src/people/leads/export/exported-rows.ts'
import { attachmentOf, cvOf } from '#src/people/leads/attachments/lead-files.ts'
import type { LeadFile } from '#src/people/leads/attachments/lead-files.ts'
import { findOwners } from '#src/people/leads/owner/find-owners.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { fileResponse } from '#src/platform/http/file-headers.ts'
import { labelOfAll, labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { deny, PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import { documentOf } from '#src/platform/panel-calls/document-of.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { inboxTexts } from '#texts/inbox.js'
import { exportInbox } from './export-inbox.ts'

const labels = labelsOf(inboxTexts)

/** Collection of a call about a lead. */
const leadsIn = ({ entity }: Readonly<Record<string, string>>): LeadCollection =>
  entity === 'candidates' ? 'candidates' : 'messages'

/** The lead of a call; refused with 404 if it is missing. */
async function leadOf(req: PayloadRequest, collection: LeadCollection, id: number) {
  const { receipt } = await documentOf(req, collection, id, labels.errors.missing)
  return { collection, id, receipt }
}

const refuseFiles = (label: Label, status: 413 | 422 = 422): PanelRefusal =>
  new PanelRefusal(status, label, { errors: { files: label } })

const tooLarge = (): PanelRefusal =>
  refuseFiles(labels.errors.filesSize({ megabytes: replyFileLimits.megabytes }), 413)

/** Files of a reply: those of the catalogue and the uploads, checked. */
async function filesOf(req: PayloadRequest, ids: readonly number[], uploads: readonly File[]) {
  if (ids.length + uploads.length > replyFileLimits.count)
    throw refuseFiles(labels.errors.filesCount({ count: replyFileLimits.count }))
  try {
    const catalogue = await readCatalogueFiles(req.payload, ids)
    if (catalogue.missing.length > 0) throw refuseFiles(labels.errors.fileMissing)
    const checked = await checkAttachments(uploads, localeOfPanel(req.i18n.language), (read) =>
      read(),
    )
    const files = [...catalogue.files, ...checked]
    if (files.reduce((sum, { size }) => sum + size, 0) > replyFileLimits.bytes) throw tooLarge()
    return files
  } catch (error) {
    if (error instanceof TooLargeReply) throw tooLarge()
    const [problem] = isApiError(error) ? (error.errors ?? []) : []
    throw problem ? refuseFiles(labelOfAll(problem.message)) : error
  }
}

/** Refusal of a reply whose author has not seen the latest message of the lead. */
function conflicting(conflict: LeadMessage | null, language: string): PanelRefusal {
  if (conflict === null) return new PanelRefusal(409, labels.conflictUnknown, { conflict })
  const name = conflict.by ?? textOf(labels.somebody, language)
  const words = conflict.kind === 'reply' ? labels.conflict : labels.conflictReceived
  return new PanelRefusal(409, words({ name, date: dateTimeText(conflict.at, language) }), {
    conflict,
  })
}

/** Download of a file of a lead, which is entered in the log of the staff. */
async function download(
  req: PayloadRequest,
  subject: string,
  file: LeadFile | undefined,
): Promise<Response> {
  if (!file) throw new PanelRefusal(404, labels.errors.fileMissing)
  await recordExport(req, subject)
  return fileResponse(new Uint8Array(file.bytes), file)
}

/** Collections that a list is exported of. */
const exportedIn = ({ entity }: Readonly<Record<string, string>>): Exported =>
  entity === 'subscribers' || entity === 'candidates' ? entity : 'messages'

export const leadHandlers: PanelHandlers<typeof leadCalls> = {
  'leads.owners': async (req, { query }) => {
    if (!hasRole(req, permissions[query.of].update)) throw deny()
    return findOwners(req.payload, query.of, query.with)
  },

  'leads.export': async (req, { params, query }) => {
    const collection = exportedIn(params)
    const where = req.query['where']
    const rows = await exportedRows(
      req,
      collection,
      typeof where === 'object' && where !== null ? (where as Where) : undefined,
    )
    await recordExport(req, collection)
    const name = `${collection}-${siteDay()}`
    return query.format === 'xlsx'
      ? fileResponse(await writeXlsx(rows, collection), { name: `${name}.xlsx`, type: xlsxType })
      : fileResponse(writeCsv(rows), { name: `${name}.csv`, type: 'text/csv; charset=utf-8' })
  },

  'leads.reply': async (req, { id, params, body: { files: ids, upload, ...reply } }) => {
    const lead = await leadOf(req, leadsIn(params), id)
    const files = await filesOf(req, ids, upload)
    const sent = await sendReply(req, lead, { ...reply, files })
    if (!sent) throw new PanelRefusal(404, labels.errors.missing)
    if ('conflict' in sent) throw conflicting(sent.conflict, req.i18n.language)
    return { ...told(req, labels.sent), reply: sent.id }
  },

  'leads.keep-received': async (req, { id, params, body: { text } }) => {
    await keepReceived(req, await leadOf(req, leadsIn(params), id), text)
    return told(req, labels.receivedKept)
  },

  // `key`: `<entry of the history>-<index from 1>`
  'leads.reply-file': async (req, { id, params }) => {
    const lead = await leadOf(req, leadsIn(params), id)
    const [entry = '', index = ''] = (params['key'] ?? '').split('-')
    const history = await readHistory(req.payload, lead)
    const file = history.find((each) => String(each.id) === entry)?.files[Number(index) - 1]
    const bytes = file && (await readReplyFile(file))
    if (!bytes) throw new PanelRefusal(404, labels.errors.fileMissing)
    return fileResponse(new Uint8Array(bytes), file)
  },

  'messages.lines': async (req, { id }) => {
    const { language } = req.i18n
    const { lines, receipt } = await documentOf(req, 'messages', id, labels.errors.missing)
    const found = await readLeadLines(req.payload, lines ?? [], localeOfPanel(language))
    const { table } = labels
    const headings = [table.code, table.product, table.pieces, table.perPack, table.packs]
    const rows = [
      headings.map((label) => textOf(label, language)),
      ...found.map(({ partNumber, title, quantity, packing, packs }) =>
        [partNumber, title, quantity, packing, packs].map((value) => String(value ?? '')),
      ),
    ]
    return fileResponse(await writeXlsx(rows, receipt), { name: `${receipt}.xlsx`, type: xlsxType })
  },

  'messages.attachment': async (req, { id, params }) => {
    const message = await documentOf(req, 'messages', id)
    const file = await attachmentOf(message, Number(params['number']))
    return download(req, `messages/${id}`, file)
  },

  'candidates.cv': async (req, { id }) => {
    const file = await cvOf(await documentOf(req, 'candidates', id))
    return download(req, `candidates/${id}`, file)
  },

  'inbox.files': async ({ payload }, { query: { q, locale = defaultLocale } }) => {
    const text = q.trim().slice(0, listLimits.search)
    if (text === '' || !isStorable(text)) return { files: [] }
    return { files: await findCatalogueFiles(payload, { text, products: [], locale }) }
  },

  'inbox.export': exportInbox,
}
