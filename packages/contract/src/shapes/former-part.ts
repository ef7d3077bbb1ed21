import { z } from 'zod'
import { successor } from './life-cycle.ts'

/** Reasons for which a part number is no longer in the catalogue. */
export const formerReasons = ['removed', 'withdrawn', 'renumbered'] as const

/**
 * A part number that is no longer in the catalogue. `removed`: from its product; `withdrawn`: with its
 * product; `renumbered`: another part number has its GTIN.
 */
export const formerPart = z.strictObject({
  /** As it was printed. */
  part_number: z.string(),
  /** Null where it is not known. */
  reason: z.enum(formerReasons).nullable(),
  /** Instant from which it is gone, ISO 8601; null where it is not known. */
  at: z.string().nullable(),
  /** Part number or product that stands in for it; null without one in the language. */
  successor: successor.nullable(),
})
export type FormerPart = z.infer<typeof formerPart>
