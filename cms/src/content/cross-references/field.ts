import { perLocale } from '@vitrine/configuration/locales'
import type { JSONField } from 'payload'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { noteKey } from './declaration.ts'

const labels = labelsOf(crossReferencesTexts)

/**
 * Numbers of another maker with their replacements: one JSON value of rows `[{ part_number, values
 * }]`, validated per cell (`check-references.ts`).
 */
export const references: JSONField = {
  name: 'references',
  type: 'json',
  label: labels.title,
  custom: { [translatedColumns]: perLocale(noteKey) },
  admin: {
    components: { Field: '/admin/grid/pages/table/lazy-references-grid.tsx#LazyReferencesGrid' },
  },
}
