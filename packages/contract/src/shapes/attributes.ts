import { z } from 'zod'

export const attributeTypes = ['number', 'range', 'choice', 'boolean', 'text'] as const

/**
 * An attribute that a subcategory declares for its variants: a table column, optionally a filter.
 */
export const attribute = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  unit: z.string().nullable(),
  /** Letter of the dimension in the drawing. */
  symbol: z.string().nullable(),
  /** Decimal places; null: as entered. */
  decimals: z.number().int().nullable(),
  filter: z.boolean(),
  /** Values and labels of a `choice`, in order. */
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
})
export type Attribute = z.infer<typeof attribute>

/** By type: number · range `[min, max]` · choice: value · boolean · text. null: not stated. */
export const attributeValue = z.union([
  z.number(),
  z.tuple([z.number(), z.number()]),
  z.string(),
  z.boolean(),
  z.null(),
])
export type AttributeValue = z.infer<typeof attributeValue>

export const variant = z.strictObject({
  part_number: z.string(),
  values: z.record(z.string(), attributeValue),
})
export type Variant = z.infer<typeof variant>

/**
 * A filter of a list with its existing values and the number of products for each. `value`: what
 * follows the colon in `filter`.
 */
export const facet = z.strictObject({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  options: z.array(
    z.strictObject({
      value: z.string(),
      label: z.string(),
      count: z.number().int(),
      active: z.boolean(),
    }),
  ),
})
export type Facet = z.infer<typeof facet>
