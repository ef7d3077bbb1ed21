import type { JSONField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { curvesTexts } from '#texts/curves.js'
import { areCurves } from './stored-curve.ts'

const labels = labelsOf(curvesTexts)

/** Curves of a product (`stored-curve.ts`), pasted as tables. */
export const curves: JSONField = {
  name: 'curves',
  type: 'json',
  label: labels.title,
  // a duplicate has no curves of single part numbers, since it has other part numbers
  hooks: { beforeDuplicate: [({ value }) => ofAllParts(value)] },
  admin: { components: { Field: '/admin/fields/lazy-curves-field.tsx#LazyCurvesField' } },
}

function ofAllParts(value: unknown): unknown {
  return areCurves(value) ? value.filter(({ part_number: part }) => part === null) : value
}
