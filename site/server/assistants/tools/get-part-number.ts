import { z } from 'zod'
import { partListLimits, writeItems } from '@vitrine/contract/part-list'
import { statesAnother } from '@vitrine/contract/product/part-title'
import { siteDay, validities, validityOn } from '@vitrine/contract/validity'
import { lifeOf } from '#shared/product/life-cycle.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { address, lifeState, note, stateOf } from '../answers/part-shapes.ts'
import {
  documentOf,
  documentShape,
  partAddress,
  partLinks,
  sheetAddress,
} from '../answers/part-files.ts'
import { resolvePart } from '../answers/resolve-part.ts'
import type { ResolvedPart } from '../answers/resolve-part.ts'
import { outdatedNote } from '../answers/outdated-note.ts'
import { defineTool, localeInput } from '../answers/tool.ts'
import {
  missingNote,
  missingValue,
  noteOnMissing,
  typedValue,
  valuesOf,
} from '../answers/typed-values.ts'

export const partNumberInput = z
  .string()
  .min(1)
  .max(partListLimits.code)
  .describe('Part number of this catalogue in any spelling, or its GTIN (8 to 14 digits).')

const output = z.object({
  part_number: z.string(),
  title: z.string(),
  description: z.string().describe('Description of the product with all its part numbers.'),
  address,
  state: lifeState,
  updated_at: z.string().describe('Last change of the product, ISO 8601.'),
  gtin: z.string().nullable(),
  packing: z.number().nullable().describe('Number of pieces in a pack.'),
  tariff_code: z.string().nullable().describe('Mercosur tariff code (NCM), 8 digits.'),
  product: z.object({
    title: z.string(),
    family: z.string(),
    address,
    category: z.string().nullable(),
    subcategory: z.string().nullable(),
  }),
  values: z.array(typedValue),
  missing: z.array(missingValue).describe('Attributes whose value is not stated.'),
  missing_note: noteOnMissing,
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  certificates: z.array(
    z.object({
      title: z.string(),
      number: z.string(),
      standard: z.string(),
      valid_from: z.string().nullable(),
      valid_until: z.string().nullable(),
      validity: z.enum(validities).describe('On the day of the answer.'),
    }),
  ),
  data_sheet: z.string().describe('Address of the data sheet (PDF).'),
  documents: z.array(documentShape),
  has_tooling: z.boolean().describe('True: find_tooling says what it is applied with.'),
  text_note: note,
})

export const getPartNumber = defineTool({
  name: 'get_part_number',
  title: 'Data of a part number',
  description:
    'Everything that is published of one part number: typed values with units, what is not stated, state (active, discontinued …) with dates and successor, certificates, data sheet, CAD files. Use it before stating a value; cite its address. An unknown number is an error that names similar ones.',
  input: z.strictObject({ part_number: partNumberInput, ...localeInput }),
  output,
  run: async ({ part_number: number }, context) => {
    const { reader, locale, origin } = context
    const resolved = await resolvePart(number, context)
    const { part, product, variant } = resolved
    const items = writeItems([{ code: part.part_number, quantity: null }])
    const files = await reader.read('documents-read', { query: { items } })
    return {
      data: {
        part_number: part.part_number,
        title: part.title,
        description: product.description,
        address: partAddress(resolved, context),
        state: stateOf(lifeOf(product, part.part_number), context),
        updated_at: product.updated_at,
        gtin: part.gtin,
        packing: part.packing,
        tariff_code: product.ncm,
        product: {
          title: product.title,
          family: product.family,
          address: origin + productPath({ ...product, matched_part_number: null }, locale),
          category: product.category?.title ?? null,
          subcategory: product.sub_category?.title ?? null,
        },
        ...valuesOf(product.attributes, variant.values, locale),
        missing_note: missingNote,
        facts: product.highlights.filter(
          ({ value }) => !statesAnother(value, product, variant, locale),
        ),
        certificates: certificatesOf(resolved),
        data_sheet: sheetAddress(resolved, context),
        documents: files.data.map((document) => documentOf(document, origin)),
        has_tooling: product.tooling.rows.some(
          ({ part_number: applied }) => applied === part.part_number,
        ),
        text_note: outdatedNote(product.outdated_texts, origin),
      },
      links: partLinks(resolved, files, context),
    }
  },
})

/** Certificates that apply to a part number, with their validity today. */
function certificatesOf({ part, product }: ResolvedPart) {
  const today = siteDay()
  return product.certificates
    .filter(({ part_numbers: among }) => among.length === 0 || among.includes(part.part_number))
    .map(({ title, number, standard, valid_from, valid_until }) => ({
      title,
      number,
      standard,
      valid_from,
      valid_until,
      validity: validityOn({ valid_from, valid_until }, today),
    }))
}
