import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { answersInput } from '#src/content/limits/doubt-shapes.ts'
import { planSummaryShape, shownRefusalsShape, withoutInput } from './plan-shapes.ts'
import { draftInput, maxItems, releaseContent } from './release-content.ts'

/** Document whose latest version differs from what visitors read. */
const shownDraftShape = z.object({
  collection: z.string(),
  id: z.number(),
  locales: z.array(z.enum(localeCodes)),
  title: z.string(),
  /** Name of the kind: `Produto`. */
  kindName: z.string(),
  /** Address of its form; null: it does not exist anymore. */
  href: z.string().nullable(),
})
export type ShownDraft = z.output<typeof shownDraftShape>

/** A release in the list of all. */
export const releaseSummaryShape = planSummaryShape.extend({
  drafts: z.number(),
  imports: z.number(),
})
export type ReleaseSummary = z.output<typeof releaseSummaryShape>

/** A release with what it holds. */
export const releaseShape = z.object({
  release: releaseSummaryShape,
  drafts: z.array(shownDraftShape),
  imports: z.array(planSummaryShape),
})
export type Release = z.output<typeof releaseShape>

/** Drafts that a release can take, with the languages that are not public as written. */
export const releaseCandidatesShape = z.object({
  drafts: z.array(shownDraftShape),
  /** Drafts that are not listed. */
  more: z.number(),
})
export type ReleaseCandidates = z.output<typeof releaseCandidatesShape>

/** What the rules of publication would refuse of a release today. */
export const releaseTrialShape = shownRefusalsShape.extend({
  /** Documents that can be published. */
  documents: z.number(),
  /** Documents that were not tried. */
  left: z.number(),
  /** Doubtful numbers that drafts would make public; those of plans were answered before. */
  doubts: z.array(
    z.object({
      key: z.string(),
      href: z.string(),
      code: z.string(),
      head: z.string(),
      message: z.string(),
    }),
  ),
})
export type ReleaseTrial = z.output<typeof releaseTrialShape>

const { imports } = releaseContent.shape

/** Draft to add; without languages: those that differ from the site. */
const addedDraftShape = draftInput.extend({
  locales: z.array(z.enum(localeCodes)).min(1).max(64).optional(),
})
export type AddedDraft = z.output<typeof addedDraftShape>

/** What is added to or removed from a release; `name`: its new name. */
export const releaseEditShape = z.object({
  name: z.string().trim().min(1).max(changeNameMax).refine(isStorable).optional(),
  /** `without`: keys of documents and rows of the plans that are left out; `answers`: to their doubts. */
  add: z
    .object({
      drafts: z.array(addedDraftShape).max(maxItems.drafts).default([]),
      imports: imports.default([]),
      without: withoutInput.default([]),
      answers: answersInput.default([]),
    })
    .optional(),
  remove: z
    .object({
      drafts: z
        .array(z.object({ collection: z.string().max(64), id: z.number().int() }))
        .max(500)
        .default([]),
      imports: imports.default([]),
    })
    .optional(),
})
export type ReleaseEdit = z.input<typeof releaseEditShape>
