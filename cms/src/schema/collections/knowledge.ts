import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { date, many, one, uploads } from '#src/content/fields/plain.ts'
import { notCopied } from '#src/content/fields/copied-texts.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { knowledgeTexts } from '#texts/knowledge.js'
import { collection } from './define.ts'

const labels = labelsOf(knowledgeTexts)

export const sections = collection('sections', {
  names: [labels.section, labels.sections],
  group: 'knowledge',
  defaultSort: 'position',
  fields: [title(), slug(), position(), description(), seo()],
})

export const publications = collection('publications', {
  names: [labels.publication, labels.publications],
  group: 'knowledge',
  columns: ['title', 'section', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('section', labels.section, 'sections', { required: true }),
    date('date', labels.date, {
      hooks: notCopied,
      admin: { position: 'sidebar', description: labels.dateAhead },
    }),
    description(),
    richText('text', labels.text),
    uploads('documents', labels.documents, 'files'),
    video(),
    many('products', labels.products, 'products'),
    seo(),
  ],
})
