import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { catalogueFileShape, leadMessageShape } from '#src/people/inbox/inbox-shapes.ts'
import { replyFileLimits } from '#src/people/inbox/reply-files.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { givenLocale, messageShape, queryId } from '#src/platform/panel-calls/shapes.ts'
import { inboxTexts } from '#texts/inbox.js'

const { errors } = labelsOf(inboxTexts)

/** Collections of the inbox, which have the same permissions. */
const leads = ['messages', 'candidates'] as const

const { read, update } = permissions.messages

/** Maximum length of a reply, characters. */
const maxReplyLength = 10_000

const text = z.string().trim().min(1).max(maxReplyLength).refine(isStorable)

/** Upload of one or several files; without one the field is absent. */
const uploads = z
  .union([z.instanceof(File), z.array(z.instanceof(File))])
  .optional()
  .transform((files) => [files ?? []].flat())

/** Calls about messages, candidates and subscribers. */
export const leadCalls = {
  'leads.owners': panelCall({
    summary: 'Lists the accounts that can own leads or certificates.',
    roles: [...new Set([...update, ...permissions.certificates.update])],
    query: z.object({
      of: z.enum(['messages', 'certificates']).catch('messages'),
      /** Account that is listed whatever its role: the present owner. */
      with: queryId.optional().catch(undefined),
    }),
    answer: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  'leads.export': panelCall({
    summary: 'Exports a list with the filters of the panel.',
    cost: 2,
    roles: read,
    entities: [...leads, 'subscribers'],
    query: z.looseObject({ format: z.string().optional() }),
    answer: file,
  }),
  'leads.reply': panelCall({
    summary: 'Sends a reply with its attachments.',
    roles: update,
    entities: leads,
    form: {
      // with its texts and the boundaries of its parts
      bytes: replyFileLimits.bytes + 256 * 1024,
      tooLarge: errors.filesSize({ megabytes: replyFileLimits.megabytes }),
      field: 'files',
    },
    body: z.object({
      text,
      locale: z.enum(localeCodes),
      seen: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      after: z.enum(['answered', 'archived', 'waiting']),
      files: z
        .string()
        .max(500)
        .regex(/^[\d,]*$/)
        .transform((ids) => [...new Set(ids.split(',').filter(Boolean).map(Number))]),
      upload: uploads,
    }),
    sentences: { text: errors.text },
    unreadable: errors.refused,
    answer: messageShape.extend({ reply: z.number() }),
    refusals: [404, 409, 413],
    /** Message of the lead that the author has not seen; null if it has none. */
    refused: z.object({ conflict: leadMessageShape.nullable().optional() }),
  }),
  'leads.keep-received': panelCall({
    summary: 'Keeps a message that the customer sent by e-mail.',
    roles: update,
    entities: leads,
    body: z.object({ text }),
    unreadable: errors.text,
    answer: messageShape,
    refusals: [404],
  }),
  'leads.reply-file': panelCall({
    summary: 'Reads a file of a reply that was sent.',
    roles: read,
    entities: leads,
    answer: file,
    refusals: [404],
  }),
  'messages.lines': panelCall({
    summary: 'Exports the lines of a quotation as a workbook.',
    roles: read,
    answer: file,
    refusals: [404],
  }),
  'messages.attachment': panelCall({
    summary: 'Reads a file of a message; its number counts from 1.',
    roles: read,
    answer: file,
    refusals: [404],
  }),
  'candidates.cv': panelCall({
    summary: 'Reads the CV of a candidate.',
    roles: permissions.candidates.read,
    answer: file,
    refusals: [404],
  }),
  'inbox.files': panelCall({
    summary: 'Finds public files that a reply can attach.',
    roles: update,
    query: z.object({
      q: z.string().default(''),
      locale: givenLocale,
    }),
    answer: z.object({ files: z.array(catalogueFileShape) }),
  }),
  'inbox.export': panelCall({
    summary: 'Exports the leads of a tab with its filters as a workbook.',
    cost: 2,
    roles: read,
    query: z.looseObject({}),
    answer: file,
  }),
}
