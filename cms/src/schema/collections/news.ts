import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { dateTime, many, one, picture } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

export const newsCategories = collection('news-categories', {
  names: [
    label('Categoria de notícias', 'News category', 'Categoría de noticias'),
    label('Categorias de notícias', 'News categories', 'Categorías de noticias'),
  ],
  group: 'content',
  defaultSort: 'position',
  fields: [title(), slug(), position(), description()],
})

export const posts = collection('posts', {
  names: [label('Notícia', 'News post', 'Noticia'), label('Notícias', 'News posts', 'Noticias')],
  group: 'content',
  defaultSort: '-published_at',
  columns: ['title', 'category', 'published_at', '_status'],
  fields: [
    title(),
    slug(),
    one('category', label('Categoria', 'Category', 'Categoría'), 'news-categories', {
      required: true,
    }),
    dateTime('published_at', label('Data', 'Date', 'Fecha'), {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    }),
    description(),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    richText('text', label('Texto', 'Text', 'Texto')),
    video(),
    many(
      'products',
      label('Produtos citados', 'Products mentioned', 'Productos citados'),
      'products',
    ),
    seo(),
  ],
})
