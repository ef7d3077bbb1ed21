import type { Field } from 'payload'
import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { many, number, one, picture, text } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { solutionsTexts } from '#texts/solutions.js'
import { collection } from './define.ts'

const labels = labelsOf(solutionsTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

export const solutions = collection('solutions', {
  names: [labels.solution, labels.solutions],
  defaultSort: 'position',
  fields: [
    inSections(
      { label: sectionNames.presentation, fields: [title(), description()] },
      { label: labels.text, fields: [richText('text', labels.text)] },
      { label: sectionNames.pictures, fields: [picture('main_image', labels.picture)] },
      { label: sectionNames.addressAndSearch, fields: [slug(), position(), seo()] },
    ),
  ],
})

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

export const applications = collection('applications', {
  names: [labels.application, labels.applications],
  columns: ['title', 'solution', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('solution', labels.solution, 'solutions', { required: true }),
    description(),
    picture('main_image', labels.picture),
    richText('text', labels.text),
    marks(),
    many('products', labels.productsThatServeIt, 'products'),
    many('publications', labels.publications, 'publications'),
    video(),
    seo(),
  ],
})
