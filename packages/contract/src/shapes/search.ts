import { z } from 'zod'
import { successor } from './life-cycle.ts'

/** Interpretations of a term in a search text. */
export const termKinds = ['word', 'size', 'standard', 'part-number', 'gtin', 'ncm'] as const

/**
 * A term of a search text and its interpretation. `found`: true if the results match it; terms
 * without a match are ignored.
 */
export const understoodTerm = z.strictObject({
  /**
   * Text as typed; a part number as printed, and a gauge of zeros with its slash (`0000`: `4/0
   * AWG`).
   */
  text: z.string(),
  kind: z.enum(termKinds),
  /** Attribute of the first result that matches the term (`Conductor`). */
  label: z.string().nullable(),
  /** Value of that attribute, with the unit (`95 mm²`). */
  value: z.string().nullable(),
  /** True if the value is the nearest to the typed one but not equal: 120 mm² for 4/0 AWG. */
  nearest: z.boolean(),
  /** Word that was searched in place of a misspelled one. */
  corrected: z.string().nullable(),
  found: z.boolean(),
  /** True for a size whose unit no value of the catalogue has, such as amperes. */
  unit_unknown: z.boolean(),
})
export type UnderstoodTerm = z.infer<typeof understoodTerm>

/**
 * Variants of a product that match a search and filters. `rows`: the first ones with the requested
 * values; `count`: number of all.
 */
export const matchedVariants = z.strictObject({
  count: z.number().int(),
  rows: z.array(
    z.strictObject({
      part_number: z.string(),
      /** Successor of a discontinued variant. */
      successor: successor.nullable(),
      values: z.array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          value: z.string(),
          /** True if the search or a filter requested this attribute. */
          asked: z.boolean(),
          /** True if the value is the nearest to the typed one but not equal. */
          nearest: z.boolean(),
        }),
      ),
    }),
  ),
})
export type MatchedVariants = z.infer<typeof matchedVariants>
