import { description, position, seo, title } from '#src/content/fields/content.ts'
import { picture } from '#src/content/fields/plain.ts'
import { slug } from '#src/content/fields/slug.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

export const categories = collection('categories', {
  names: [
    label('Categoria', 'Category', 'Categoría'),
    label('Categorias', 'Categories', 'Categorías'),
  ],
  group: 'catalogue',
  defaultSort: 'position',
  fields: [
    title(),
    slug(),
    position(),
    description(),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    seo(),
  ],
})
