import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'

/** Maximum characters of a pasted table; the limits of its cells are those of a file. */
export const maxTableText = 4 * 1024 * 1024

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
const texts = z.partialRecord(z.enum(localeCodes), z.string().max(20_000).refine(isStorable))

/** Product of the page “new product”: texts by locale, and a table copied from a spreadsheet. */
const newProduct = z.strictObject({
  title: texts,
  description: texts,
  subcategory: id.nullable(),
  pictures: z.array(id).max(10),
  table: z.string().max(maxTableText),
})
export type NewProduct = z.infer<typeof newProduct>

export const bytesOfProduct = (product: NewProduct): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(product))

/** Product of kept bytes. */
export const productOf = (bytes: Uint8Array): NewProduct =>
  newProduct.parse(JSON.parse(new TextDecoder().decode(bytes)))

/** Product of a form; undefined for a form that cannot be kept. */
export const readProduct = (given: unknown): NewProduct | undefined =>
  newProduct.safeParse(given).data
