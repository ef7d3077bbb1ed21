import { blocks } from '#src/content/blocks/field.ts'
import { shippedHome } from '#src/content/blocks/kinds.ts'
import { marks } from '#src/content/fields/marks.ts'
import { many, picture, text, textarea } from '#src/content/fields/plain.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { homeTexts } from '#texts/home.js'
import { global } from './define.ts'

const labels = labelsOf(homeTexts)

export const home = global('home', labels.homePage, [
  {
    name: 'hero',
    type: 'group',
    label: labels.opening,
    fields: [
      text('label', labels.label, { localized: true }),
      text('title', labels.title, { localized: true, required: true }),
      textarea('text', labels.text, { localized: true }),
      picture('main_image', labels.picture),
      marks(),
      text('search_placeholder', labels.searchInvitation, { localized: true }),
      {
        name: 'examples',
        type: 'array',
        label: labels.searchesToTry,
        labels: {
          singular: labels.search,
          plural: labels.searchesToTry,
        },
        maxRows: 6,
        fields: [text('text', labels.search, { localized: true, required: true })],
      },
    ],
  },
  blocks(shippedHome.map((kind) => ({ kind }))),
  many('products', labels.productsUntilThereAreViews, 'products'),
  many('applications', labels.applicationsUntilThereAreViews, 'applications'),
  many('publications', labels.highlightedPublications, 'publications'),
])
