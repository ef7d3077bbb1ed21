import { z } from 'zod'
import { grades } from './reference-grades.ts'
import { id } from './cards.ts'

/** Another maker, with the number of its part numbers for which the company has an equivalent. */
export const otherMaker = z.strictObject({
  slug: z.string(),
  name: z.string(),
  count: z.number().int(),
})
export type OtherMaker = z.infer<typeof otherMaker>

/** Another maker's number and its equivalent. */
export const crossReference = z.strictObject({
  maker: otherMaker.omit({ count: true }),
  /** Number as its maker prints it. */
  number: z.string(),
  grade: z.enum(grades),
  note: z.string().nullable(),
  source: z.string().nullable(),
  /** Day on which the staff compared the two (ISO 8601). */
  checked_on: z.string().nullable(),
  /** Part number or code of a family as printed; as the staff wrote it if it is withdrawn. */
  ours: z.string(),
  /** Part number; null: a family, or withdrawn. */
  part_number: z.string().nullable(),
  /** Id of its product; null: not in the catalogue of the locale. */
  product: id.nullable(),
  /** Title of the product, for the part number; null without a product. */
  title: z.string().nullable(),
})
export type CrossReference = z.infer<typeof crossReference>
