import { z } from 'zod'
import { maxTableText, newProductShape } from '#src/changes/plans/new-product.ts'
import {
  originalShape,
  productCheckShape,
  readTableShape,
} from '#src/changes/plans/product-check.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { importTooLarge, maxImportBytes } from './imports.ts'
import { newProductTexts } from '#texts/new-product.js'

const labels = labelsOf(newProductTexts)

const ofEditors = {
  cost: 1,
  roles: permissions.products.create,
  denied: labels.denied,
} as const

/** Calls of the page of a new product. */
export const newProductCalls = {
  'new-product.check': panelCall({
    summary:
      'Compares a new product with the catalogue; without `dry` it is kept as a plan, which is applied like that of a file.',
    ...ofEditors,
    query: z.object({ dry: z.string().optional() }),
    body: newProductShape,
    unreadable: labels.unreadable,
    answer: productCheckShape,
    refusals: [422],
  }),
  'new-product.read-table': panelCall({
    summary: 'Reads a table of a spreadsheet as the columns of a subcategory; compares nothing.',
    ...ofEditors,
    body: z.object({
      subcategory: z.int().positive(),
      table: z.string().max(maxTableText),
      /** Columns chosen for heads, by their index; empty: left out. */
      heads: z.record(z.string().regex(/^\d{1,4}$/), z.string().max(200)).default({}),
    }),
    unreadable: labels.unreadable,
    answer: readTableShape,
    refusals: [422],
  }),
  'new-product.read-workbook': panelCall({
    summary: 'Reads a spreadsheet file as the text of a table, as if it was copied; keeps nothing.',
    ...ofEditors,
    form: { bytes: maxImportBytes * 1.05, tooLarge: importTooLarge },
    body: z.object({ file: z.instanceof(File) }),
    unreadable: labels.unreadable,
    answer: z.object({ table: z.string() }),
    refusals: [422],
  }),
  'new-product.read-original': panelCall({
    summary: 'What a duplicate takes over from a product.',
    ...ofEditors,
    query: z.object({ id: z.coerce.number<string | number>().int().positive() }),
    answer: originalShape,
    refusals: [404],
  }),
}
