import { z } from 'zod'

import { attributeTypes } from './attribute-types.ts'
import { image } from './image.ts'

/** Display of a choice: a color (`#1a2b3c`) or a picture, by the attribute's type. */
const looks = { color: z.string().optional(), picture: image.optional() }

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
  /** Number of decimal places; null: as entered. */
  decimals: z.number().int().nullable(),
  filter: z.boolean(),
  /** Values and labels of a choice, in order. */
  choices: z.array(z.strictObject({ value: z.string(), label: z.string(), ...looks })),
})
export type Attribute = z.infer<typeof attribute>

/**
 * Value by type: number · range `[min, max]` · choice, color, picture: value of the choice ·
 * boolean · text. null: not stated.
 */
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
 * Label of a drawing that states values of a part number: its text with `{key}` for each, its
 * position on the base line and its size, in the units of the drawing's width and height.
 */
export const drawingLabel = z.strictObject({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  anchor: z.enum(['start', 'middle', 'end']),
  /** True if the text is rotated and reads upwards. */
  turned: z.boolean(),
})
export type DrawingLabel = z.infer<typeof drawingLabel>

/**
 * Filter of a list by an attribute. `options`: its values in the list; `value`: the part of
 * `filter` after the colon; `count`: number of products with a variant that has the value and
 * matches the filters on other attributes. `range`: bounds of the list and the selected interval;
 * null for attributes without numbers.
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
      ...looks,
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

/**
 * Curve of a product, or of one of its part numbers: series of points `[x, y]`, x ascending, with
 * the quantity and unit of each axis.
 */
export const curve = z.strictObject({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  x_label: z.string(),
  x_unit: z.string().nullable(),
  /** Part number of the curve; null: all part numbers. */
  part_number: z.string().nullable(),
  series: z.array(
    z.strictObject({ name: z.string(), points: z.array(z.tuple([z.number(), z.number()])) }),
  ),
})
export type Curve = z.infer<typeof curve>
