import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { shownDoubtShape } from '#src/content/limits/doubt-shapes.ts'
import { lackingShape } from '#src/staff-index/completeness-shapes.ts'
import { partShape } from './new-product.ts'

const texts = z.partialRecord(z.enum(localeCodes), z.string())

const refusedShape = z.object({
  message: z.string(),
  /** True if only a publication is refused: the product can be saved as a draft. */
  isOfPublication: z.boolean(),
})

/** Comparison of a new product with the catalogue. */
export const productCheckShape = z.object({
  /** Refused fields by their column (`title:en`, `family`); empty: the product as a whole. */
  fields: z.array(refusedShape.extend({ field: z.string() })),
  /** Refused cells by the index of the part number and the key of the column. */
  cells: z.array(refusedShape.extend({ row: z.number(), key: z.string() })),
  /** Doubtful values: of the part number with an index, in the column with a key. */
  doubts: z.array(shownDoubtShape.extend({ part: z.number(), column: z.string() })),
  /** Another product of the same family. */
  family: z.object({ title: z.string(), href: z.string() }).nullable(),
  /** Whole percent of the required facts that it has; null: nothing is required. */
  share: z.number().nullable(),
  missing: z.array(lackingShape),
  addresses: texts,
  /** Languages in which a publication shows it. */
  locales: z.array(z.enum(localeCodes)),
  /** Plan that was kept, and its fingerprint. */
  import: z.object({ id: z.number(), expected: z.string() }).exactOptional(),
})
export type ProductCheck = z.output<typeof productCheckShape>

/** Table of a spreadsheet as the columns of a subcategory read it. */
export const readTableShape = z.object({
  /** Heads with the column that each means; null: none. */
  columns: z.array(
    z.object({
      /** Index in the table. */
      at: z.number(),
      head: z.string(),
      key: z.string().nullable(),
      name: z.string(),
      /** Unit of the head from which its numbers were converted. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  parts: z.array(partShape),
  title: texts,
  description: texts,
  family: z.string(),
  ncm: z.string(),
  /** Cells and columns that are not read. */
  refused: z.array(z.object({ line: z.number(), head: z.string(), message: z.string() })),
})
export type ReadTable = z.output<typeof readTableShape>

/** What a duplicate takes over from its original. */
export const originalShape = z.object({
  id: z.number(),
  name: z.string(),
  family: z.string(),
  title: texts,
  description: texts,
  subcategory: z.number().nullable(),
  ncm: z.string(),
  /** With the part numbers of the original, of which the new ones are made. */
  parts: z.array(partShape),
  uploads: z.array(
    z.object({
      collection: z.enum(['media', 'files']),
      id: z.number(),
      name: z.string(),
      title: z.string(),
      thumbnail: z.string().nullable(),
    }),
  ),
})
export type Original = z.output<typeof originalShape>
