import { attributeTypes } from '@vitrine/contract/shapes/attribute-types'
import { z } from 'zod'
import { cellOutcomes } from './convert-row.ts'
import { ruleActions } from './rule.ts'

/** Attribute as it is named. */
const namedAttributeShape = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  unit: z.string().nullable(),
})

/** Attribute of a subcategory, with its values. */
const structureAttributeShape = namedAttributeShape.extend({
  decimals: z.number().nullable(),
  /** Names by locale. */
  labels: z.partialRecord(z.string(), z.string().nullable()),
  choices: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
  /** Part numbers with a value. */
  count: z.number(),
  /** Values as texts, the most frequent first, and the number of the others. */
  distinct: z.array(z.object({ text: z.string(), count: z.number() })),
  moreDistinct: z.number(),
})
export type StructureAttribute = z.output<typeof structureAttributeShape>

const titledShape = z.object({ id: z.number(), title: z.string() })

/** What can be mapped: the subcategory, or those of the products that move. */
export const structureSubjectShape = z.object({
  products: z.array(titledShape.extend({ partNumbers: z.number() })),
  /** Subcategories with their attributes. */
  groups: z.array(titledShape.extend({ attributes: z.array(structureAttributeShape) })),
  /** Subcategories to which products can move. */
  targets: z.array(titledShape),
})
export type StructureSubject = z.output<typeof structureSubjectShape>

/** Value before and after, as texts. */
const shownCellShape = z.object({
  product: z.number(),
  title: z.string(),
  partNumber: z.string(),
  before: z.string(),
  /** Values with the name of the attribute where it is another one. */
  after: z.string(),
  outcome: z.enum(cellOutcomes),
  reason: z.string(),
  isPublicOnly: z.boolean(),
})
export type ShownCell = z.output<typeof shownCellShape>

/** What happens to the values of one attribute. */
const shownRuleShape = z.object({
  /** Id of the former subcategory. */
  subcategory: z.number(),
  title: z.string(),
  from: namedAttributeShape,
  action: z.enum(ruleActions),
  to: z.array(namedAttributeShape),
  /** True if the units differ without an exact conversion. */
  needsFactor: z.boolean(),
  counts: z.record(z.enum(cellOutcomes), z.number()),
  /** Cells, those that are lost first. */
  cells: z.array(shownCellShape),
  moreCells: z.number(),
})
export type ShownRule = z.output<typeof shownRuleShape>

/** What a change of the structure would do. */
export const structureViewShape = z.object({
  rules: z.array(shownRuleShape),
  /** Attributes afterwards. */
  attributes: z.array(namedAttributeShape),
  products: z.number(),
  partNumbers: z.number(),
  /** Values that are deleted: dropped ones, and those that fit nowhere. */
  lost: z.number(),
  /** Values of attributes of which nobody decided what happens to them; they stop the change. */
  undecided: z.number(),
  /** What else the change concerns, as sentences. */
  notes: z.array(z.string()),
})
export type StructureView = z.output<typeof structureViewShape>
