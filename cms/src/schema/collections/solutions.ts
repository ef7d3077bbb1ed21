import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { many, one, picture } from '#src/content/fields/plain.ts'
import { marks } from '#src/content/fields/marks.ts'
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
