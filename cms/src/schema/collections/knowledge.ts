import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { date, many, one, uploads } from '#src/content/fields/plain.ts'
import { notCopied } from '#src/content/fields/copied-texts.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { knowledgeTexts } from '#texts/knowledge.js'
import { collection } from './define.ts'

const labels = labelsOf(knowledgeTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

export const sections = collection('sections', {
  names: [labels.section, labels.sections],
  defaultSort: 'position',
  fields: [title(), slug(), position(), description(), seo()],
})

export const publications = collection('publications', {
  names: [labels.publication, labels.publications],
  columns: ['title', 'section', '_status', 'updatedAt'],
  fields: [
    inSections(
      {
        label: sectionNames.presentation,
        fields: [
          title(),
          {
            type: 'row',
            fields: [
              one('section', labels.section, 'sections', { required: true }),
              date('date', labels.date, {
                hooks: notCopied,
                admin: { description: labels.dateAhead },
              }),
            ],
          },
          description(),
        ],
      },
      { label: labels.text, fields: [richText('text', labels.text)] },
      { label: sectionNames.video, fields: [video()] },
      { label: labels.documents, fields: [uploads('documents', labels.documents, 'files')] },
      { label: sectionNames.relations, fields: [many('products', labels.products, 'products')] },
      { label: sectionNames.addressAndSearch, fields: [slug(), position(), seo()] },
    ),
  ],
})
