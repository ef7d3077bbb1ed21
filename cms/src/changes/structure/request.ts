import { attributeTypes } from '@vitrine/contract/shapes/attribute-types'
import { localeCodes } from '@vitrine/configuration/locales'
import { computationKinds } from '#src/content/computed/computations.ts'
import { attributeKeyForm } from '#src/content/fields/attribute-key.ts'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'

/** Products of one move, and operations on a subcategory, at most. */
export const structureLimits = { products: 500, operations: 60, choices: 500 } as const

/** What happens to a value that cannot be converted, or to the values of an attribute. */
export const restWays = ['refuse', 'note', 'drop'] as const
export type RestWay = (typeof restWays)[number]

/**
 * What happens if two values meet in one attribute: the one that is there stays, both are joined as
 * text, both are the bounds of a range, or the cell is refused.
 */
export const conflictWays = ['refuse', 'first', 'join', 'bounds'] as const
export type ConflictWay = (typeof conflictWays)[number]

/** How a value becomes two: at a separator, number and unit, bounds of a range. */
export const splitWays = ['separator', 'unit', 'bounds'] as const
export type SplitWay = (typeof splitWays)[number]

const key = z.string().regex(attributeKeyForm)
const id = z.int().positive()
const text = z.string().max(200).refine(isStorable)
const decimal = z.string().regex(/^-?\d{1,12}(?:\.\d{1,12})?$/)

/** How values are carried from one attribute to another. */
const how = z.strictObject({
  /** Factor and summand of a conversion between units; absent: the known one. */
  factor: decimal.optional(),
  summand: decimal.optional(),
  /** Value of the choice, or text, by its former one; empty: dropped. */
  choices: z.record(text, text).default({}),
  conflict: z.enum(conflictWays).default('refuse'),
  /** Values that cannot be carried. */
  rest: z.enum(restWays).default('refuse'),
  /** Key of the text attribute for notes. */
  note: key.optional(),
})
export type How = z.infer<typeof how>
/** The same as it is sent. */
export type SentHow = z.input<typeof how>

const texts = z.partialRecord(z.enum(localeCodes), text)

/** Attribute as an operation makes it. */
const madeAttribute = z.strictObject({
  key,
  type: z.enum(attributeTypes).exclude(['curve']),
  unit: text.nullable(),
  decimals: z.int().min(0).max(6).nullable(),
  /** Names by locale; of a locale that is not named the former one stays. */
  labels: texts.default({}),
  /**
   * Choices in their order; absent: the former ones without those that `how.choices` renames, or of a
   * new choice attribute the distinct values.
   */
  choices: z
    .array(z.strictObject({ value: text, labels: texts.default({}) }))
    .max(structureLimits.choices)
    .optional(),
  /** Computation of the values; null: they are typed; absent: as before. */
  computation: z
    .strictObject({ kind: z.enum(computationKinds), from: key, with: key.nullable() })
    .nullable()
    .optional(),
})
export type MadeAttribute = z.infer<typeof madeAttribute>
/** The same as it is sent. */
export type SentAttribute = z.input<typeof madeAttribute>

const emptyHow = { choices: {}, conflict: 'refuse', rest: 'refuse' } as const

const operation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('change'),
    from: key,
    to: madeAttribute,
    how: how.default(emptyHow),
  }),
  z.strictObject({ kind: z.literal('merge'), from: key, into: key, how: how.default(emptyHow) }),
  z.strictObject({
    kind: z.literal('split'),
    from: key,
    by: z.enum(splitWays),
    separator: z.string().max(10).optional(),
    into: z.tuple([madeAttribute, madeAttribute]),
    how: how.default(emptyHow),
  }),
  z.strictObject({ kind: z.literal('remove'), from: key, how: how.default(emptyHow) }),
])
export type Operation = z.infer<typeof operation>

/** Rule of a move for one attribute of a former subcategory; without one the server decides. */
const moveRule = z.strictObject({
  subcategory: id,
  from: key,
  action: z.enum(['map', 'note', 'drop']),
  to: key.optional(),
  how: how.default(emptyHow),
})
export type MoveRule = z.infer<typeof moveRule>

export const structureRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move'),
    products: z.array(id).min(1).max(structureLimits.products),
    target: id,
    rules: z.array(moveRule).max(structureLimits.choices).default([]),
  }),
  z.strictObject({
    kind: z.literal('attributes'),
    subcategory: id,
    operations: z.array(operation).min(1).max(structureLimits.operations),
  }),
])
/** Change of the structure: products to another subcategory, or attributes of a subcategory. */
export type StructureRequest = z.infer<typeof structureRequest>
/** The same as it is sent: what has a default may be absent. */
export type SentStructure = z.input<typeof structureRequest>

/** Change of the structure from the kept bytes of a plan. */
export const structureIn = (bytes: Uint8Array): StructureRequest =>
  structureRequest.parse(JSON.parse(new TextDecoder().decode(bytes)))
