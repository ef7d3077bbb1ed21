import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { dateTime, many, one, picture } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { inSections } from '#src/admin/editor/edited-collections.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { newsTexts } from '#texts/news.js'
import { collection } from './define.ts'

const labels = labelsOf(newsTexts)
const { sections: sectionNames } = labelsOf(editorTexts)

export const newsCategories = collection('news-categories', {
  names: [labels.newsCategory, labels.newsCategories],
  defaultSort: 'position',
  fields: [title(), slug(), position(), description()],
})

export const posts = collection('posts', {
  names: [labels.newsPost, labels.newsPosts],
  defaultSort: '-published_at',
  columns: ['title', 'category', 'published_at', '_status'],
  fields: [
    inSections(
      {
        label: sectionNames.presentation,
        fields: [
          title(),
          {
            type: 'row',
            fields: [
              one('category', labels.category, 'news-categories', { required: true }),
              dateTime('published_at', labels.date, {
                required: true,
                index: true,
                defaultValue: () => new Date().toISOString(),
                hooks: { beforeDuplicate: [() => new Date().toISOString()] },
                admin: { description: labels.dateAhead },
              }),
            ],
          },
          description(),
        ],
      },
      { label: labels.text, fields: [richText('text', labels.text)] },
      {
        label: sectionNames.picturesAndVideo,
        fields: [picture('main_image', labels.picture), video()],
      },
      {
        label: sectionNames.relations,
        fields: [many('products', labels.productsMentioned, 'products')],
      },
      { label: sectionNames.addressAndSearch, fields: [slug(), seo()] },
    ),
  ],
})
