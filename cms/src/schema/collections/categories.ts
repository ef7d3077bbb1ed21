import { description, position, seo, title } from '#src/content/fields/content.ts'
import { picture } from '#src/content/fields/plain.ts'
import { slug } from '#src/content/fields/slug.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { categoriesTexts } from '#texts/categories.js'
import { collection } from './define.ts'

const labels = labelsOf(categoriesTexts)

export const categories = collection('categories', {
  names: [labels.category, labels.categories],
  defaultSort: 'position',
  fields: [
    title(),
    slug(),
    position(),
    description(),
    picture('main_image', labels.picture),
    seo(),
  ],
})
