import { z } from 'zod'
import { successor } from './life-cycle.ts'

/** What a piece of a search is read as. */
export const termKinds = ['word', 'size', 'standard', 'part-number', 'gtin', 'ncm'] as const

/**
 * A piece of a search and what was understood by it. `found`: whether the results answer it; what
 * they do not answer was left out.
 */
export const understoodTerm = z.strictObject({
  /** As typed; a part number as printed, and a gauge of zeros with its slash (`0000`: `4/0 AWG`). */
  text: z.string(),
  kind: z.enum(termKinds),
  /** Attribute of the first result that answers it (`Conductor`). */
  label: z.string().nullable(),
  /** Its value there, with the unit (`95 mm²`). */
  value: z.string().nullable(),
  /** Whether the value is the nearest to what was typed, and not equal: 120 mm² for 4/0 AWG. */
  nearest: z.boolean(),
  /** Word that was searched in place of a misspelled one. */
  corrected: z.string().nullable(),
  found: z.boolean(),
})
export type UnderstoodTerm = z.infer<typeof understoodTerm>

/**
 * Variants of a product that answer a search and filters. `rows`: the first of them with the values that were
 * asked for; `count`: all of them.
 */
export const matchedVariants = z.strictObject({
  count: z.number().int(),
  rows: z.array(
    z.strictObject({
      part_number: z.string(),
      /** What replaces it. */
      successor: successor.nullable(),
      values: z.array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          value: z.string(),
          /** Whether the search or a filter asked for it. */
          asked: z.boolean(),
        }),
      ),
    }),
  ),
})
export type MatchedVariants = z.infer<typeof matchedVariants>
