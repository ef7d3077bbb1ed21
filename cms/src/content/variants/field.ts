import { perLocale } from '@vitrine/configuration/locales'
import type { JSONField } from 'payload'
import { reasonKey } from '#src/content/life-cycle/stored-life.ts'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'

const labels = labelsOf(variantsTexts)

/**
 * Variants of a product: one JSON value `[{ part_number, values }]`, validated per cell against the
 * subcategory's attributes (`check.ts`) and edited as a spreadsheet (`grid/`).
 */
export const variants: JSONField = {
  name: 'variants',
  type: 'json',
  label: labels.variants,
  custom: { [translatedColumns]: perLocale(reasonKey) },
  defaultValue: [],
  admin: {
    components: { Field: '/admin/grid/pages/table/lazy-product-grids.tsx#LazyVariantsGrid' },
  },
  typescriptSchema: [
    () => ({
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['part_number', 'values'],
        properties: { part_number: { type: 'string' }, values: { type: 'object' } },
      },
    }),
  ],
}
