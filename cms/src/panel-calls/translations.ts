import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { labelsOf } from '#src/platform/labels.ts'
import { expectedShape } from '#src/platform/panel-calls/shapes.ts'
import { everyRole, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import {
  deskDocumentShape,
  deskReviewShape,
  fieldRefusalShape,
  shownCommentShape,
  suggestionsShape,
} from '#src/translation/desk-shapes.ts'
import { maxCommentLength, maxComments } from '#src/translation/review-limits.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'

const { failed } = labelsOf(translationsTexts)
const review = labelsOf(translationReviewTexts)

/** Maximum texts of a save, passages of a text, characters of a passage, and documents at once. */
const limits = { texts: 2000, passages: 5000, characters: 100_000, items: 500 } as const

/** A language of a document: `products-12-es`. */
const item = z.string().max(80)
const items = z.object({ items: z.array(item).max(limits.items) })

const fingerprint = z.string().max(32)
const fingerprints = z.array(fingerprint).max(limits.passages)
const path = z.string().max(1000)

/** Plain text of a comment. */
const commentText = z.string().trim().max(maxCommentLength).refine(isStorable)

const comments = z.array(shownCommentShape)

/** What the calls of the desk share: who opens a document is decided by its kind and language. */
const ofDesk = { roles: everyRole, unreadable: failed }
const ofReview = { roles: everyRole, unreadable: review.failed }

/** Calls of the translators' desk and of its reviews. */
export const translationCalls = {
  'translations.read': panelCall({
    summary: 'Reads the texts of a document with their translations.',
    ...ofDesk,
    query: z.object({ item }),
    answer: z.object({ document: deskDocumentShape }),
    refusals: [404],
  }),
  'translations.suggest': panelCall({
    summary: 'Finds earlier translations for the open passages of a document.',
    ...ofDesk,
    query: z.object({ item }),
    answer: z.object({ suggestions: suggestionsShape }),
  }),
  'translations.save': panelCall({
    summary: 'Saves translated texts, and publishes them if it is asked for.',
    ...ofDesk,
    body: z.object({
      item,
      publish: z.boolean().default(false),
      /** Fingerprint of the language as it was shown; a publication of something else is refused. */
      expected: expectedShape.optional(),
      /** True to save nothing: the answer has the document with the texts, for its preview. */
      preview: z.boolean().default(false),
      texts: z
        .array(
          z.object({
            path,
            passages: z
              .array(z.object({ text: z.string().max(limits.characters), isValid: z.boolean() }))
              .max(limits.passages),
            sourceSeen: fingerprints,
            targetSeen: fingerprints,
          }),
        )
        .max(limits.texts),
    }),
    answer: z.union([
      z.object({ document: deskDocumentShape }),
      z.object({ data: z.record(z.string(), z.unknown()) }),
    ]),
    refusals: [404, 409],
    /** Errors by field; of a conflict the paths of texts that somebody else changed. */
    refused: z.object({
      fields: z.array(fieldRefusalShape).optional(),
      paths: z.array(z.string()).optional(),
    }),
  }),
  'translations.publish': panelCall({
    summary: 'Publishes documents, each in its language, and names those that are refused.',
    cost: 2,
    ...ofDesk,
    body: items,
    answer: z.object({
      published: z.number(),
      refused: z.array(z.object({ item: z.string(), reasons: z.array(z.string()) })),
    }),
  }),
  'translations.review': panelCall({
    summary: 'Hands a language of a document in, or sends it back, as it was seen.',
    ...ofReview,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('hand-in'), item, expected: expectedShape }),
      z.object({
        action: z.literal('send-back'),
        item,
        expected: expectedShape,
        message: commentText.default(''),
      }),
    ]),
    answer: z.object({ review: deskReviewShape, comments }),
    refusals: [404, 409],
  }),
  'translations.hand-in': panelCall({
    summary: 'Hands documents in, each in its language.',
    ...ofReview,
    body: items,
    answer: z.object({ handedIn: z.number() }),
  }),
  'translations.comment': panelCall({
    summary: 'Adds a comment, or resolves and reopens comments.',
    ...ofReview,
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('add'),
        item,
        path: path.refine(isStorable),
        /**
         * Index of the passage in the source; null: the whole text, or the language with an empty
         * path.
         */
        at: z.number().int().min(0).max(100_000).nullable(),
        /** Fingerprints of the source that was shown. */
        sourceSeen: fingerprints,
        text: commentText.min(1),
      }),
      z.object({
        action: z.enum(['resolve', 'reopen']),
        item,
        ids: z.array(z.number().int().positive()).max(maxComments),
      }),
    ]),
    answer: z.object({ comments }),
    refusals: [404],
  }),
  'translations.note-seen': panelCall({
    summary: 'Notes that the account has seen a language of a document: nothing of it is mailed.',
    ...ofReview,
    body: z.object({ item }),
    answer: z.object({}),
  }),
}
