import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { dateTime, many, one, picture } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { newsTexts } from '#texts/news.js'
import { collection } from './define.ts'

const labels = labelsOf(newsTexts)

export const newsCategories = collection('news-categories', {
  names: [labels.newsCategory, labels.newsCategories],
  group: 'content',
  defaultSort: 'position',
  fields: [title(), slug(), position(), description()],
})

export const posts = collection('posts', {
  names: [labels.newsPost, labels.newsPosts],
  group: 'content',
  defaultSort: '-published_at',
  columns: ['title', 'category', 'published_at', '_status'],
  fields: [
    title(),
    slug(),
    one('category', labels.category, 'news-categories', {
      required: true,
    }),
    dateTime('published_at', labels.date, {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      hooks: { beforeDuplicate: [() => new Date().toISOString()] },
      admin: { position: 'sidebar', description: labels.dateAhead },
    }),
    description(),
    picture('main_image', labels.picture),
    richText('text', labels.text),
    video(),
    many('products', labels.productsMentioned, 'products'),
    seo(),
  ],
})
