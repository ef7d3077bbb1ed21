import { z } from 'zod'

export const attributeTypes = ['number', 'range', 'choice', 'boolean', 'text'] as const

/**
 * What a subcategory declares of its products' variants: a column of the table, perhaps a filter.
 */
export const attribute = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  unit: z.string().nullable(),
  /** The letter on the drawing. */
  symbol: z.string().nullable(),
  /** Digits after the decimal mark; null: as entered. */
  decimals: z.number().int().nullable(),
  filter: z.boolean(),
  /** For `choice`: the values with their labels, in order. */
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
})
export type Attribute = z.infer<typeof attribute>

/** number · range `[min, max]` · choice: the choice's value · boolean · text; null: not stated. */
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
 * A filter of a list: the values that exist, each with how many products would be left. `value` is
 * what `filter` takes after the colon.
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
