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
  // those of single part numbers are of the original
  hooks: { beforeDuplicate: [({ value }) => ofAllParts(value)] },
  admin: { components: { Field: '/content/curves/curves-field.tsx#CurvesField' } },
}

function ofAllParts(value: unknown): unknown {
  return areCurves(value) ? value.filter(({ part_number: part }) => part === null) : value
}
