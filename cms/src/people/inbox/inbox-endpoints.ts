import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { isApiError } from '@vitrine/contract/errors'
import { isStorable } from '@vitrine/contract/storable-text'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { checkAttachments } from '#src/people/leads/attachments/check-attachments.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { documentOfPath } from '#src/platform/access/document-of-path.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { Operation } from '#src/platform/access/permissions.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import type { InboxAnswer } from './inbox-answer.ts'
import { readHistory } from './lead-history.ts'
import type { LeadCollection, LeadMessage, LeadRef } from './lead-history.ts'
import { readLeadLines } from './lead-lines.ts'
import { readCatalogueFiles, readReplyFile, replyFileLimits, TooLargeReply } from './reply-files.ts'
import { keepReceived, sendReply } from './send-reply.ts'

const labels = labelsOf(inboxTexts)

/** Maximum length of a reply, characters. */
const maxReplyLength = 10_000
/**
 * Maximum size of a request with a reply, bytes: its files, its texts and the multipart boundaries.
 */
const maxRequestBytes = replyFileLimits.bytes + 256 * 1024

const answer = (body: InboxAnswer, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

type Handle = (req: PayloadRequest, lead: LeadRef & { receipt: string }) => Promise<Response>

/** Endpoint below `/:id` of a lead: 403 without the permission, 404 for a missing lead. */
const leadEndpoint = (
  collection: LeadCollection,
  { method, path, needs }: { method: 'get' | 'post'; path: string; needs: Operation },
  handle: Handle,
): Endpoint => ({
  method,
  path: `/:id/${path}`,
  handler: async (req) => {
    const say = (label: Label): string => textOf(label, req.i18n?.language)
    if (!hasRole(req, permissions[collection][needs]))
      return answer({ message: say(labels.errors.denied) }, 403)
    const lead = await documentOfPath(req, collection)
    if (!lead) return answer({ message: say(labels.errors.missing) }, 404)
    return handle(req, { collection, id: lead.id, receipt: lead.receipt })
  },
})

const text = z
  .string()
  .trim()
  .min(1)
  .max(maxReplyLength)
  .refine((value) => isStorable(value))

const replyForm = z.object({
  text,
  locale: z.string().refine(isLocale),
  seen: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  after: z.enum(['answered', 'archived', 'waiting']),
  files: z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/)
    .transform((ids) => [...new Set(ids.split(',').filter(Boolean).map(Number))]),
})

/**
 * Form data of a request; undefined if its body is not a form. `large` if it is too large or its
 * length is not stated, which is checked before it is read.
 */
async function formOf(req: PayloadRequest): Promise<FormData | 'large' | undefined> {
  const length = Number(req.headers.get('content-length') ?? Infinity)
  if (!(length <= maxRequestBytes)) return 'large'
  return req.formData?.().catch(() => undefined)
}

const fileParts = (form: FormData): File[] =>
  form.getAll('upload').filter((part): part is File => part instanceof File && part.name !== '')

/** Response to a reply whose fields are invalid, with a message about the first of them. */
function invalidReply(issues: readonly z.core.$ZodIssue[], say: (label: Label) => string) {
  const field = issues[0]?.path[0]
  const message = say(field === 'text' ? labels.errors.text : labels.errors.refused)
  return answer({ message, errors: { [field === 'text' ? 'text' : 'form']: message } }, 422)
}

/** Response to a reply whose author has not seen the latest message of the lead. */
function conflicting(conflict: LeadMessage | null, req: PayloadRequest): Response {
  const language = req.i18n?.language ?? defaultLocale
  const say = (label: Label): string => textOf(label, language)
  if (conflict === null) return answer({ message: say(labels.conflictUnknown), conflict }, 409)
  const name = conflict.by ?? say(labels.somebody)
  const words = conflict.kind === 'reply' ? labels.conflict : labels.conflictReceived
  const message = say(words({ name, date: dateTimeText(conflict.at, language) }))
  return answer({ message, conflict }, 409)
}

const reply: Handle = async (req, lead) => {
  const say = (label: Label): string => textOf(label, req.i18n?.language)
  const refused = (errors: NonNullable<InboxAnswer['errors']>, status = 422): Response =>
    answer({ message: Object.values(errors)[0] ?? '', errors }, status)
  const form = await formOf(req)
  const megabytes = replyFileLimits.bytes / 1024 ** 2
  const tooLarge = { files: say(labels.errors.filesSize({ megabytes })) }
  if (form === 'large') return refused(tooLarge, 413)
  const fields = Object.fromEntries(
    [...(form ?? [])].filter(([name, value]) => name !== 'upload' && typeof value === 'string'),
  )
  const parsed = replyForm.safeParse(fields)
  if (!form || !parsed.success) return invalidReply(parsed.error?.issues ?? [], say)
  const { files: ids, locale, ...data } = parsed.data
  const uploads = fileParts(form)
  if (ids.length + uploads.length > replyFileLimits.count)
    return refused({ files: say(labels.errors.filesCount({ count: replyFileLimits.count })) })
  try {
    const catalogue = await readCatalogueFiles(req.payload, ids)
    if (catalogue.missing.length > 0) return refused({ files: say(labels.errors.fileMissing) })
    const checked = await checkAttachments(uploads, localeOfPanel(req.i18n?.language), (read) =>
      read(),
    )
    const files = [...catalogue.files, ...checked]
    if (files.reduce((sum, { size }) => sum + size, 0) > replyFileLimits.bytes)
      return refused(tooLarge, 413)
    const sent = await sendReply(req, lead, {
      ...data,
      locale: isLocale(locale) ? locale : defaultLocale,
      files,
    })
    if (!sent) return answer({ message: say(labels.errors.missing) }, 404)
    if ('conflict' in sent) return conflicting(sent.conflict, req)
    return answer({ message: say(labels.sent), reply: sent.id })
  } catch (error) {
    if (error instanceof TooLargeReply) return refused(tooLarge, 413)
    const [problem] = isApiError(error) ? (error.errors ?? []) : []
    if (problem) return refused({ files: problem.message })
    throw error
  }
}

const received: Handle = async (req, lead) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const parsed = z.object({ text }).safeParse(body)
  const message = textOf(labels.errors.text, req.i18n?.language)
  if (!parsed.success) return answer({ message, errors: { received: message } }, 422)
  await keepReceived(req, lead, parsed.data.text)
  return answer({ message: textOf(labels.receivedKept, req.i18n?.language) })
}

/** Lines of a quotation as a workbook. */
const lines: Handle = async (req, { id, receipt }) => {
  const language = req.i18n?.language
  const message = await req.payload.findByID({ collection: 'messages', id, depth: 0, req })
  const found = await readLeadLines(req.payload, message.lines ?? [], localeOfPanel(language))
  const { table } = labels
  const headings = [table.code, table.product, table.pieces, table.perPack, table.packs]
  const bytes = await writeXlsx(
    [
      headings.map((label) => textOf(label, language)),
      ...found.map(({ partNumber, title, quantity, packing, packs }) =>
        [partNumber, title, quantity, packing, packs].map((value) => String(value ?? '')),
      ),
    ],
    receipt,
  )
  return new Response(bytes, {
    headers: {
      ...fileHeaders,
      'content-type': xlsxType,
      'content-disposition': attachment(`${receipt}.xlsx`),
    },
  })
}

/** File of a sent reply; `key`: `<history entry>-<index from 1>`. */
const replyFile: Handle = async (req, lead) => {
  const [entry = '', index = ''] = String(req.routeParams?.['key']).split('-')
  const history = await readHistory(req.payload, lead)
  const file = history.find(({ id }) => String(id) === entry)?.files[Number(index) - 1]
  const bytes = file && (await readReplyFile(file))
  if (!bytes) return answer({ message: textOf(labels.errors.fileMissing, req.i18n?.language) }, 404)
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...fileHeaders,
      'content-type': file.type,
      'content-disposition': attachment(file.name),
    },
  })
}

/** Endpoints of the inbox for a lead. */
export const inboxEndpoints = (collection: LeadCollection): Endpoint[] => [
  leadEndpoint(collection, { method: 'post', path: 'reply', needs: 'update' }, reply),
  leadEndpoint(collection, { method: 'post', path: 'received', needs: 'update' }, received),
  leadEndpoint(collection, { method: 'get', path: 'reply-files/:key', needs: 'read' }, replyFile),
  ...(collection === 'messages'
    ? [leadEndpoint(collection, { method: 'get', path: 'lines', needs: 'read' }, lines)]
    : []),
]
