import { siteModules } from '@vitrine/configuration/modules'
import type { JSONField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { toolingTexts } from '#texts/tooling.js'

const labels = labelsOf(toolingTexts)

/**
 * Tooling of a product's part numbers: one JSON value of rows `[{ part_number, values }]`, with the
 * columns of the global `tooling`, validated per cell (`check-tooling.ts`).
 */
export const tooling: JSONField = {
  name: 'tooling',
  type: 'json',
  label: labels.title,
  admin: {
    hidden: !siteModules.includes('tooling'),
    components: { Field: '/admin/grid/pages/table/lazy-product-grids.tsx#LazyToolingGrid' },
  },
}
