import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { idShape } from '#src/platform/panel-calls/shapes.ts'
import { fieldRefusalShape } from '#src/translation/desk-shapes.ts'
import { exchangeLimits } from '#src/translation/exchange/exchanged.ts'
import { reviewDocumentShape, reviewPageShape } from '#src/translation/exchange/exchange-shapes.ts'
import { translationFilesTexts } from '#texts/translation-files.js'

const labels = labelsOf(translationFilesTexts)

const item = z.string().max(80)
const fingerprints = z.array(z.string().max(32)).max(5000)

/** A site of one language sends nothing to agencies. */
const roles: readonly Role[] = localeCodes.length > 1 ? permissions.media.read : []

/** Calls about files for agencies and what came back of them. */
export const translationFileCalls = {
  'translation-files.export': panelCall({
    summary: 'Writes a file for an agency with the texts of documents in one language.',
    cost: 2,
    roles,
    body: z.object({
      items: z.array(item).min(1).max(exchangeLimits.documents),
      format: z.enum(['xliff', 'xlsx']),
      /** True to include texts that are up to date. */
      isWhole: z.boolean().default(false),
    }),
    unreadable: labels.send.failed,
    answer: file,
  }),
  'translation-files.upload': panelCall({
    summary: 'Reads a file that came back, and keeps its translations as proposals.',
    cost: 2,
    roles,
    form: {
      bytes: exchangeLimits.bytes + 1024 ** 2,
      tooLarge: labels.refusals.size({
        megabytes: exchangeLimits.bytes / 1024 ** 2,
        characters: exchangeLimits.characters,
      }),
    },
    body: z.object({ file: z.instanceof(File) }),
    unreadable: labels.receive.failed,
    answer: z.object({
      id: idShape,
      proposals: z.number(),
      problems: z.number(),
      unchanged: z.number(),
    }),
    /** Line of the file that is not read. */
    refused: z.object({ line: z.number().optional() }),
  }),
  'translation-files.review': panelCall({
    summary: 'Reads a page of the open proposals of a file, and its problems.',
    roles,
    query: z.object({
      page: z.coerce
        .number<number | string>()
        .pipe(z.number().int().min(1).max(999_999))
        .default(1),
    }),
    answer: z.object({ review: reviewPageShape }),
    refusals: [404],
  }),
  'translation-files.discard': panelCall({
    summary: 'Removes a file: by the account that uploaded it, or by an editor.',
    roles,
    answer: z.object({}),
    refusals: [404],
  }),
  'translation-files.decide': panelCall({
    summary: 'Accepts and rejects proposals of a document.',
    roles,
    body: z.object({
      item,
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
    }),
    unreadable: labels.review.failed,
    answer: z.object({ document: reviewDocumentShape }),
    refusals: [404, 409],
    /** The document as it is now, and errors by field. */
    refused: z.object({
      document: reviewDocumentShape.optional(),
      fields: z.array(fieldRefusalShape).optional(),
    }),
  }),
}
