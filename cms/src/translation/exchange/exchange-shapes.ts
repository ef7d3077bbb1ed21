import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { reviewFaultShape } from '#src/translation/fault-shapes.ts'
import { deskItemShape, deskTextShape } from '#src/translation/desk-shapes.ts'

export const problemReasonShape = z.enum([
  'foreign',
  'duplicate',
  'language',
  'denied',
  'gone',
  'characters',
  // a copy of the source that nobody declared to be a translation
  'untranslated',
  // a cell that is no text, and one of a hidden row
  'cell',
  'hidden',
])
export type ProblemReason = z.output<typeof problemReasonShape>

/** A text of a file that has no place on the site. */
export const problemShape = z.object({
  /** Line or row of the file. */
  line: z.number(),
  reason: problemReasonShape,
  /** Id in the file, or languages. */
  detail: z.string(),
})
export type Problem = z.output<typeof problemShape>

/** A file that came back, with the numbers of its texts that an account may see. */
export const storedFileShape = z.object({
  id: z.number(),
  name: z.string(),
  uploadedAt: z.string(),
  uploadedBy: z.string().nullable(),
  uploaderId: z.number().nullable(),
  locales: z.array(z.enum(localeCodes)),
  open: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  unchanged: z.number(),
  problems: z.array(problemShape),
  problemCount: z.number(),
})
export type StoredFile = z.output<typeof storedFileShape>

/** A proposal as it is shown. */
export const shownProposalShape = z.object({
  id: z.number(),
  line: z.number(),
  path: z.string(),
  label: z.string(),
  isRich: z.boolean(),
  maxLength: z.number().nullable(),
  sourceLocale: deskTextShape.shape.sourceLocale,
  /** Index of the passage in the text as it is now; null: it has no place any more. */
  at: z.number().nullable(),
  /** Number of the passage in its text, from 1, and number of them all. */
  number: z.number(),
  count: z.number(),
  /** Source as it is now; the exported one if the passage has no place any more. */
  source: z.string(),
  /** True if the translated source is not the one as it is now. */
  isSourceChanged: z.boolean(),
  /** Translated source, if it is another one and the file has it; without tags. */
  exportedSource: z.string().nullable(),
  /** Present translation; empty: none. */
  target: z.string(),
  /** Proposed translation; empty: none any more. */
  text: z.string(),
  faults: z.array(reviewFaultShape),
})
export type ShownProposal = z.output<typeof shownProposalShape>

/** Open proposals of a document in one language. */
export const reviewDocumentShape = z.object({
  item: deskItemShape,
  title: z.string(),
  kind: z.string(),
  /** False: a save is public at once. */
  isDrafted: z.boolean(),
  mayWrite: z.boolean(),
  proposals: z.array(shownProposalShape),
  /** Fingerprints of the texts by path, which a decision gives back. */
  seen: z.record(
    z.string(),
    z.object({
      sourceSeen: z.array(z.string()),
      targetSeen: z.array(z.string()),
    }),
  ),
})
export type ReviewDocument = z.output<typeof reviewDocumentShape>

export const reviewPageShape = z.object({
  file: storedFileShape,
  page: z.number(),
  /** Documents with open proposals. */
  total: z.number(),
  documents: z.array(reviewDocumentShape),
})
export type ReviewPage = z.output<typeof reviewPageShape>
