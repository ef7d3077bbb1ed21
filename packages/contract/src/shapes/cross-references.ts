import { z } from 'zod'
import { id } from './cards.ts'

/** How well a part number of the company stands in for another maker's, best first. */
export const grades = ['direct', 'upgrade', 'similar', 'downgrade'] as const
export type Grade = (typeof grades)[number]

/** A maker of other part numbers, with how many of them the company has an equivalent for. */
export const otherMaker = z.strictObject({
  slug: z.string(),
  name: z.string(),
  count: z.number().int(),
})
export type OtherMaker = z.infer<typeof otherMaker>

/** Another maker's number and what stands in for it. */
export const crossReference = z.strictObject({
  maker: otherMaker.omit({ count: true }),
  /** As its maker prints it. */
  number: z.string(),
  grade: z.enum(grades),
  note: z.string().nullable(),
  source: z.string().nullable(),
  /** Day on which the staff compared both (ISO 8601). */
  checked_on: z.string().nullable(),
  /** Part number or code of a family as printed; as the staff wrote it where it is withdrawn. */
  ours: z.string(),
  /** null: a family, or withdrawn. */
  part_number: z.string().nullable(),
  /** Id of its product; null: no longer in the catalogue of the locale. */
  product: id.nullable(),
  /** Title of the product, for the part number; null where there is none. */
  title: z.string().nullable(),
})
export type CrossReference = z.infer<typeof crossReference>
