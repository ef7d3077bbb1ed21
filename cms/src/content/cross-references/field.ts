import type { JSONField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'

const labels = labelsOf(crossReferencesTexts)

/**
 * Numbers of another maker with what stands in for them: one JSON value of rows `[{ part_number, values
 * }]`, validated per cell (`check-references.ts`).
 */
export const references: JSONField = {
  name: 'references',
  type: 'json',
  label: labels.title,
  admin: {
    components: { Field: '/content/cross-references/references-grid.tsx#ReferencesGrid' },
  },
}
