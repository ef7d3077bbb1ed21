import type { JSONField } from 'payload'
import { label } from '#src/platform/labels.ts'

/**
 * Variants of a product: one JSON value `[{ part_number, values }]`, validated per cell against the
 * subcategory's attributes (`check.ts`) and edited as a spreadsheet (`grid/`).
 */
export const variants: JSONField = {
  name: 'variants',
  type: 'json',
  label: label('Variantes', 'Variants', 'Variantes'),
  defaultValue: [],
  admin: { components: { Field: '/content/variants/grid/variants-grid.tsx#VariantsGrid' } },
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
