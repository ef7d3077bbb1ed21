import { z } from 'zod'
import { attributeTypes } from './attribute-types.ts'
import { titled } from './titled.ts'

/** Attributes, each declaration once: by key, and by what differs between subcategories. */
export const attributes = z.array(
  z.strictObject({
    key: z.string(),
    label: z.string(),
    type: z.enum(attributeTypes),
    /** Unit as printed, and its code of UN/ECE Recommendation 20, if it has one. */
    unit: z.string().nullable(),
    unit_code: z.string().nullable(),
    /** Letter of the dimension in drawings. */
    symbol: z.string().nullable(),
    /** Number of decimal places; null: as entered. */
    decimals: z.number().int().nullable(),
    filter: z.boolean(),
    /** Values and labels of a choice, in order. */
    choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    /** Subcategories that declare it. */
    subcategories: z.array(titled.extend({ category: titled.nullable() })),
  }),
)
