import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'

/** A language of a document. */
export const deskItemShape = z.object({
  collection: z.string(),
  /** Id of the document; 0 for a global. */
  id: z.number(),
  locale: z.enum(localeCodes),
})
export type DeskItem = z.output<typeof deskItemShape>

/** State of a translation, of a passage or of a whole text. */
export const textStateShape = z.enum(['current', 'outdated', 'missing'])
export type TextState = z.output<typeof textStateShape>

/** A passage of the source with its translation; both with their marks as tags. */
export const passagePairShape = z.object({
  state: textStateShape,
  source: z.string(),
  /** Source that the translation was made from, without tags; only of an outdated passage. */
  basis: z.string().nullable(),
  /** Empty: not translated. */
  target: z.string(),
  /** Index among the passages of the translation; null: not translated. */
  targetAt: z.number().nullable(),
})

/** A text of a document with its translation in one language. */
export const textPairShape = z.object({
  path: z.string(),
  field: z.string(),
  formPath: z.string(),
  isRich: z.boolean(),
  /** Characters; null: no limit. */
  maxLength: z.number().nullable(),
  sourceLocale: z.enum(localeCodes),
  state: textStateShape,
  passages: z.array(passagePairShape),
  /** Translated passages whose source was removed. */
  left: z.array(z.string()),
  /** Fingerprints of what was read, which a save gives back. */
  sourceSeen: z.array(z.string()),
  targetSeen: z.array(z.string()),
  /** Fingerprints of the source that the translation was made from. */
  basisSeen: z.array(z.string()).nullable(),
  /** Time and author of the last change of the source and of the target; ISO times. */
  sourceChangedAt: z.string(),
  sourceChangedBy: z.string().nullable(),
  targetChangedAt: z.string().nullable(),
  targetChangedBy: z.string().nullable(),
  /** True if the published translation is of another source than the published one. */
  isPublicOutdated: z.boolean(),
})
export type TextPair = z.output<typeof textPairShape>

/** A text of the desk, with the name of its field. */
export const deskTextShape = textPairShape.extend({
  label: z.string(),
})
export type DeskText = z.output<typeof deskTextShape>

/** Difference of a translation from its published text. */
export const passageChangesShape = z.object({
  /** By passage of the translation: its published text; null: unchanged; empty: not published. */
  before: z.array(z.string().nullable()),
  /** Published passages that the translation no longer has. */
  removed: z.array(z.string()),
})
export type PassageChanges = z.output<typeof passageChangesShape>

/** `review`: handed in and waiting for a reviewer; `returned`: sent back to the translator. */
export const reviewStateShape = z.enum(['review', 'returned'])
export type ReviewState = z.output<typeof reviewStateShape>

/** State of the review of a language of a document. */
export const reviewShape = z.object({
  /** Null: not handed in, or published since. */
  state: reviewStateShape.nullable(),
  /** True if the texts, or their source, changed after they were handed in. */
  isChangedSince: z.boolean(),
  /** True if nothing is missing or outdated, and something is not published. */
  isFinished: z.boolean(),
  handedInAt: z.string().nullable(),
  handedInBy: z
    .object({
      id: z.number(),
      name: z.string(),
    })
    .nullable(),
  returnedAt: z.string().nullable(),
  returnedBy: z.string().nullable(),
  /** Fingerprints of the translations and of their sources. */
  targets: z.string(),
  sources: z.string(),
})
export type Review = z.output<typeof reviewShape>

/** Review of a language of a document, as the desk shows it. */
export const deskReviewShape = reviewShape.omit({ targets: true, sources: true }).extend({
  /** Fingerprint of the shown texts, given back with each decision. */
  expected: z.string(),
  /** True if the account hands in: it writes the language and does not publish. */
  mayHandIn: z.boolean(),
  /** True if the account decides about what was handed in. */
  mayDecide: z.boolean(),
  /** Differences from the published texts, by path; texts without a difference are absent. */
  changes: z.record(z.string(), passageChangesShape),
})
export type DeskReview = z.output<typeof deskReviewShape>

/** Place of a comment: a passage of a source text, by its fingerprint. */
export const commentPlaceShape = z.object({
  /** Path of the text; empty: the whole language of the document. */
  path: z.string(),
  /** Fingerprint of the source passage; empty: the whole text. */
  passage: z.string(),
  /** Number of equal passages before it in the text. */
  occurrence: z.number(),
})
export type CommentPlace = z.output<typeof commentPlaceShape>

/** Where a comment is shown. */
export const shownPlaceShape = z.union([
  z.object({
    kind: z.literal('passage'),
    path: z.string(),
    at: z.number(),
  }),
  z.object({
    kind: z.literal('text'),
    path: z.string(),
  }),
  z.object({
    kind: z.literal('document'),
  }),
])
export type ShownPlace = z.output<typeof shownPlaceShape>

/** Comment on a translation. */
export const commentShape = commentPlaceShape.extend({
  id: z.number(),
  text: z.string(),
  /** ISO time. */
  at: z.string(),
  author: z.string().nullable(),
  isResolved: z.boolean(),
})
export type Comment = z.output<typeof commentShape>

/** Comment with the place where it is shown. */
export const shownCommentShape = commentShape.extend({
  shown: shownPlaceShape,
})
export type ShownComment = z.output<typeof shownCommentShape>

/** A document on the desk. */
export const deskDocumentShape = z.object({
  item: deskItemShape,
  title: z.string(),
  kind: z.string(),
  picture: z.string().nullable(),
  texts: z.array(deskTextShape),
  /** Address of its form in this language. */
  formPath: z.string(),
  /** Address of its page as it would be after a publication; null without a page. */
  previewPath: z.string().nullable(),
  mayWrite: z.boolean(),
  /** True if the document has drafts; otherwise a save is public at once. */
  isDrafted: z.boolean(),
  mayPublish: z.boolean(),
  review: deskReviewShape,
  comments: z.array(shownCommentShape),
})
export type DeskDocument = z.output<typeof deskDocumentShape>

/** Earlier translation of an equal or similar passage. */
export const rememberedShape = z.object({
  /** Share of equal letter groups of both sources, percent; 100: the same words. */
  share: z.number(),
  source: z.string(),
  target: z.string(),
  /** Title of the document. */
  place: z.string(),
})
export type Remembered = z.output<typeof rememberedShape>

/** Suggestions by passage: `<path> <index>`. */
export const suggestionsShape = z.record(z.string(), z.array(rememberedShape))
export type Suggestions = z.output<typeof suggestionsShape>

export const fieldRefusalShape = z.object({
  /** Path in the form. */
  path: z.string(),
  field: z.string(),
  message: z.string(),
})
export type FieldRefusal = z.output<typeof fieldRefusalShape>
