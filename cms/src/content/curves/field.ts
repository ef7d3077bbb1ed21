import type { JSONField } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { curvesTexts } from '#texts/curves.js'

const labels = labelsOf(curvesTexts)

/** Curves of a product (`stored-curve.ts`), pasted as tables. */
export const curves: JSONField = {
  name: 'curves',
  type: 'json',
  label: labels.title,
  admin: { components: { Field: '/content/curves/curves-field.tsx#CurvesField' } },
}
