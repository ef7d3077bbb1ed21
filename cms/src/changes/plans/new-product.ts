import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { attachmentsShape } from '#src/content/media/bulk/bulk-shapes.ts'

/** Maximum characters of a pasted table; the limits of its cells are those of a file. */
export const maxTableText = 4 * 1024 * 1024

/** Maximum part numbers of a product. */
export const maxParts = 50_000

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const text = z.string().max(20_000).refine(isStorable)
const texts = z.partialRecord(z.enum(localeCodes), text)
const key = z.string().max(200).refine(isStorable)

/** Part number with its values; a text that is no value of its column is refused by the plan. */
export const partShape = z.strictObject({
  part_number: key,
  values: z.record(
    key,
    z.union([text, z.number(), z.boolean(), z.tuple([z.number(), z.number()]), z.null()]),
  ),
})

/**
 * Product of the page “new product”: texts by locale, and its part numbers, either by the keys of
 * their columns or as a table copied from a spreadsheet.
 */
export const newProductShape = z.strictObject({
  title: texts,
  description: texts,
  subcategory: id.nullable(),
  family: z.string().max(200).refine(isStorable).default(''),
  ncm: z.string().max(200).refine(isStorable).default(''),
  /** Place among the products of its subcategory; null: the default one. */
  position: z.int().nullable().default(null),
  pictures: z.array(id).max(100),
  documents: z.array(id).max(100).default([]),
  /** Texts of its pictures and documents, which are saved with it. */
  uploads: z
    .array(attachmentsShape.shape.files.element.omit({ product: true }))
    .max(200)
    .default([]),
  /** Certificates that apply to it. */
  certificates: z.array(id).max(100).default([]),
  parts: z.array(partShape).max(maxParts).default([]),
  table: z.string().max(maxTableText).default(''),
  /** Product whose other values are copied; `seed` makes the keys of copied rows unique. */
  from: z
    .strictObject({ id, seed: z.string().max(60).refine(isStorable) })
    .nullable()
    .default(null),
})
export type NewProduct = z.output<typeof newProductShape>

export const bytesOfProduct = (product: NewProduct): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(product))

/** Product of kept bytes. */
export const productOf = (bytes: Uint8Array): NewProduct =>
  newProductShape.parse(JSON.parse(new TextDecoder().decode(bytes)))
