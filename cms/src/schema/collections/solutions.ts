import type { Field } from 'payload'
import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { many, number, one, picture, text } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { label } from '#src/platform/labels.ts'
import { collection } from './define.ts'

export const solutions = collection('solutions', {
  names: [label('Solução', 'Solution', 'Solución'), label('Soluções', 'Solutions', 'Soluciones')],
  group: 'content',
  defaultSort: 'position',
  fields: [
    title(),
    slug(),
    position(),
    description(),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    richText('text', label('Texto', 'Text', 'Texto')),
    seo(),
  ],
})

/** Hotspots of an image, in percent from its top left corner. */
export const marks = (): Field => ({
  name: 'marks',
  type: 'array',
  label: label('Marcas na foto', 'Marks on the picture', 'Marcas en la foto'),
  labels: {
    singular: label('Marca', 'Mark', 'Marca'),
    plural: label('Marcas na foto', 'Marks on the picture', 'Marcas en la foto'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        number('x', label('Da esquerda, %', 'From the left, %', 'Desde la izquierda, %'), {
          required: true,
          min: 0,
          max: 100,
        }),
        number('y', label('Do alto, %', 'From the top, %', 'Desde arriba, %'), {
          required: true,
          min: 0,
          max: 100,
        }),
        text('label', label('Texto', 'Text', 'Texto'), { localized: true }),
      ],
    },
    // both coordinates or none: a dimension line from the first point to this one
    {
      type: 'row',
      fields: [
        number(
          'to_x',
          label(
            'Cota até, da esquerda, %',
            'Dimension to, from the left, %',
            'Cota hasta, desde la izquierda, %',
          ),
          { min: 0, max: 100 },
        ),
        number(
          'to_y',
          label(
            'Cota até, do alto, %',
            'Dimension to, from the top, %',
            'Cota hasta, desde arriba, %',
          ),
          { min: 0, max: 100 },
        ),
      ],
    },
    one('product', label('Produto', 'Product', 'Producto'), 'products'),
  ],
})

export const applications = collection('applications', {
  names: [
    label('Aplicação', 'Application', 'Aplicación'),
    label('Aplicações', 'Applications', 'Aplicaciones'),
  ],
  group: 'content',
  columns: ['title', 'solution', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('solution', label('Solução', 'Solution', 'Solución'), 'solutions', { required: true }),
    description(),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    richText('text', label('Texto', 'Text', 'Texto')),
    marks(),
    many(
      'products',
      label('Produtos que atendem', 'Products that serve it', 'Productos que sirven'),
      'products',
    ),
    many('publications', label('Publicações', 'Publications', 'Publicaciones'), 'publications'),
    video(),
    seo(),
  ],
})
