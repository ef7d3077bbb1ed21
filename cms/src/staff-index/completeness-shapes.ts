import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { purposes } from '#src/platform/collections/row.ts'
import { ruledCollections } from './offered-requirements.ts'

const needShape = z.object({
  for: z.array(z.enum(purposes)),
  languages: z.array(z.enum(localeCodes)).exactOptional(),
  min: z.number().exactOptional(),
})

const needsShape = z.record(z.string(), needShape)

/** Completeness rules of the company. */
const rulesShape = z.object({
  collections: z.partialRecord(z.enum(ruledCollections), needsShape),
  subcategories: z.record(z.string(), z.record(z.string(), needShape.nullable())),
})

/** Missing required fact of a document, with its label in the panel's language. */
export const lackingShape = z.object({
  /** Key of the fact: `text.es`, `column.torque`. */
  fact: z.string(),
  name: z.string(),
  /** Language of a missing text; null for a fact without language. */
  locale: z.enum(localeCodes).nullable(),
  purposes: z.array(z.enum(purposes)).readonly(),
  /**
   * Id of the field's element without the prefix `field-` (`seo__title`); null if the fact has no
   * field in the form.
   */
  field: z.string().nullable(),
  /** URL of the form at the field, in the fact's language. */
  href: z.string(),
  /** Part numbers without the value, and their rows (the first: 0). */
  partNumbers: z.array(
    z.object({
      row: z.number(),
      partNumber: z.string(),
    }),
  ),
})
export type Lacking = z.output<typeof lackingShape>

/**
 * Position of a document in a list of incomplete documents that an employee completes one by one.
 */
export const workPlaceShape = z.object({
  place: z.number(),
  /** Documents of the list when the work began. */
  total: z.number(),
  /** True if there were more than `total`. */
  isMore: z.boolean(),
  /** URL of the next document; null for the last one. */
  next: z.string().nullable(),
  /** URL of the list. */
  list: z.string(),
})
export type WorkPlace = z.output<typeof workPlaceShape>

/** Completeness of one document. */
export const completenessAnswerShape = z.object({
  /** Percentage, integer; null if the rules require nothing. */
  share: z.number().nullable(),
  required: z.number(),
  missing: z.array(lackingShape),
  /** Required facts that were declared as not applicable to the document. */
  exempt: z.array(
    z.object({
      fact: z.string(),
      name: z.string(),
    }),
  ),
  /** True if the account may declare that an item does not apply. */
  mayExempt: z.boolean(),
  work: workPlaceShape.nullable(),
})
export type CompletenessAnswer = z.output<typeof completenessAnswerShape>

/** Requirement that can be chosen in the form of the completeness rules. */
export const offeredRowShape = z.object({
  key: z.string(),
  name: z.string(),
  hint: z.string(),
  group: z.enum(['texts', 'fields', 'pictures', 'parts', 'documents']),
  isByLanguage: z.boolean(),
  hasMinimum: z.boolean(),
})
export type OfferedRow = z.output<typeof offeredRowShape>

/** Section of the form of the completeness rules: a collection, or a subcategory of products. */
export const offeredSectionShape = z.object({
  /** Key of the section: `products`, or the id of a subcategory. */
  key: z.string(),
  name: z.string(),
  isSubcategory: z.boolean(),
  purposes: z.array(z.enum(purposes)).readonly(),
  rows: z.array(offeredRowShape),
  /** Requirements of the collection while the company has declared none. */
  defaults: needsShape,
})
export type OfferedSection = z.output<typeof offeredSectionShape>

/** Response with the sections of the form of the completeness rules. */
export const offeredAnswerShape = z.object({
  sections: z.array(offeredSectionShape),
  locales: z.array(
    z.object({
      code: z.enum(localeCodes),
      abbr: z.string(),
      title: z.string(),
      isPublic: z.boolean(),
    }),
  ),
  stored: rulesShape,
})
export type OfferedAnswer = z.output<typeof offeredAnswerShape>
