import type { Field } from 'payload'
import { labelsOf } from '#src/platform/labels.ts'
import { solutionsTexts } from '#texts/solutions.js'
import { number, one, text } from './plain.ts'

const labels = labelsOf(solutionsTexts)

/** Hotspots of an image, in percent from its top left corner. */
export const marks = (): Field => ({
  name: 'marks',
  type: 'array',
  label: labels.marksOnThePicture,
  labels: {
    singular: labels.mark,
    plural: labels.marksOnThePicture,
  },
  fields: [
    {
      type: 'row',
      fields: [
        number('x', labels.fromTheLeft, {
          required: true,
          min: 0,
          max: 100,
        }),
        number('y', labels.fromTheTop, {
          required: true,
          min: 0,
          max: 100,
        }),
        text('label', labels.text, { localized: true }),
      ],
    },
    // either both coordinates or none: end of a dimension line that begins at the first point
    {
      type: 'row',
      fields: [
        number('to_x', labels.dimensionToFromTheLeft, { min: 0, max: 100 }),
        number('to_y', labels.dimensionToFromTheTop, { min: 0, max: 100 }),
      ],
    },
    one('product', labels.product, 'products'),
  ],
})
