import { variant } from '@vitrine/contract/shapes/attributes'
import { z } from 'zod'
import { declaredShape, limitShape } from '#src/content/variants/declared-shape.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { limitsPageTexts } from '#texts/limits-page.js'

const labels = labelsOf(limitsPageTexts)

const id = z.coerce.number().int().positive()

/** Family of a subcategory with its part numbers. */
const familyShape = z.object({
  id: z.number(),
  title: z.string(),
  /** Code of the family; empty without one. */
  code: z.string(),
  parts: z.array(variant),
  /** What visitors read, where it is something else. */
  onSite: z.array(variant).nullable(),
})
export type LimitedFamily = z.output<typeof familyShape>

const pageShape = z.object({
  id: z.number(),
  title: z.string(),
  category: z.string(),
  /** Columns of its part numbers; those of `attributes` have limits. */
  columns: z.array(declaredShape),
  attributes: z.array(z.string()),
  families: z.array(familyShape),
  /** False for an account that only reads. */
  mayChange: z.boolean(),
  /** Digest of the limits, by which a save finds that they changed meanwhile. */
  state: z.string(),
})
export type LimitsPageData = z.output<typeof pageShape>

const limitsByKey = z.record(z.string().max(40), z.array(limitShape).max(60))

const copyShape = z.object({
  id: z.number(),
  title: z.string(),
  copied: z.number(),
  /** Why limits of attributes are not copied, a sentence for each reason. */
  notCopied: z.array(z.string()),
  /** Why nothing was saved. */
  refused: z.string().exactOptional(),
})
export type LimitsCopy = z.output<typeof copyShape>

const pastShape = z.object({
  /** Spreadsheets that changed values, the latest first. */
  sheets: z.array(z.object({ id: z.string(), title: z.string().nullable(), at: z.string() })),
  changes: z.array(
    z.object({
      /** Its spreadsheet. */
      set: z.string(),
      code: z.string(),
      /** Key of the attribute. */
      key: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
})
export type PastSheets = z.output<typeof pastShape>

const writing = {
  roles: permissions.subcategories.create,
  denied: labels.denied,
  unreadable: labels.unreadable,
}

/** Calls of the page of limits. */
export const limitCalls = {
  'limits.read': panelCall({
    summary: 'Attributes of a subcategory with their limits, and the values of its part numbers.',
    roles: permissions.subcategories.read,
    query: z.object({ subcategory: id }),
    answer: pageShape,
    refusals: [404],
    cost: 1,
  }),
  'limits.past': panelCall({
    summary: 'Values that spreadsheets of the last year changed in products of a subcategory.',
    roles: permissions.subcategories.read,
    query: z.object({ subcategory: id }),
    answer: pastShape,
    cost: 1,
  }),
  'limits.save': panelCall({
    summary: 'Saves limits of attributes, as a save of their subcategory.',
    ...writing,
    body: z.object({ subcategory: id, limits: limitsByKey, state: z.string().max(80) }),
    answer: z.object({ message: z.string(), state: z.string() }),
    refusals: [404, 409],
    cost: 1,
  }),
  'limits.copy': panelCall({
    summary: 'Copies limits to the attributes of other subcategories that have them too.',
    ...writing,
    body: z.object({
      subcategory: id,
      limits: limitsByKey,
      /** Subcategories that get the limits; absent: nothing is saved, all other ones are listed. */
      to: z.array(id).max(200).optional(),
    }),
    answer: z.object({ targets: z.array(copyShape) }),
    refusals: [404],
    cost: 2,
  }),
}
