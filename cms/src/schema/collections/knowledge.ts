import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { date, many, one, uploads } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

export const sections = collection('sections', {
  names: [label('Seção', 'Section', 'Sección'), label('Seções', 'Sections', 'Secciones')],
  group: 'knowledge',
  defaultSort: 'position',
  fields: [title(), slug(), position(), description(), seo()],
})

export const publications = collection('publications', {
  names: [
    label('Publicação', 'Publication', 'Publicación'),
    label('Publicações', 'Publications', 'Publicaciones'),
  ],
  group: 'knowledge',
  columns: ['title', 'section', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('section', label('Seção', 'Section', 'Sección'), 'sections', { required: true }),
    date('date', label('Data', 'Date', 'Fecha'), { admin: { position: 'sidebar' } }),
    description(),
    richText('text', label('Texto', 'Text', 'Texto')),
    uploads('documents', label('Documentos', 'Documents', 'Documentos'), 'files'),
    video(),
    many('products', label('Produtos', 'Products', 'Productos'), 'products'),
    seo(),
  ],
})
