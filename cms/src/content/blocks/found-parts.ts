import { z } from 'zod'

/** What the filters of a block find on the site today, and what they and its columns can be. */
export const foundPartsShape = z.object({
  products: z.number(),
  partNumbers: z.number(),
  /** Filters of visitors: a number with its bounds, or values with the part numbers that have them. */
  filters: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string().nullable(),
      range: z.object({ min: z.number(), max: z.number() }).nullable(),
      options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
    }),
  ),
  columns: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type FoundParts = z.output<typeof foundPartsShape>
export type OfferedFilter = FoundParts['filters'][number]
