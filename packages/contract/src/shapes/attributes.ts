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
 * A filter of a list on an attribute. `options`: the values that the list has; `value`: what follows
 * the colon in `filter`; `count`: products that choosing it would leave, under what is chosen of
 * other attributes and of one variant. `range`: the least and the greatest number, and the chosen
 * interval; null for attributes without numbers.
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
  range: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      from: z.number().nullable(),
      to: z.number().nullable(),
    })
    .nullable(),
})
export type Facet = z.infer<typeof facet>
