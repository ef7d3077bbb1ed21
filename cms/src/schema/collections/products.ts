import type { Field } from 'payload'
import { description, position, seo, title, video } from '#src/content/fields/content.ts'
import { many, one, text, uploads } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { slug } from '#src/content/fields/slug.ts'
import { tariffHeading } from '#src/content/fields/tariff-heading.ts'
import { label } from '#src/platform/labels.ts'
import { variants } from '#src/content/variants/field.ts'
import { checkVariantsOnPublish } from '#src/content/variants/check-on-publish.ts'
import { collection } from './define.ts'

const highlights: Field = {
  name: 'highlights',
  type: 'array',
  label: label('Destaques', 'Highlights', 'Destacados'),
  labels: {
    singular: label('Destaque', 'Highlight', 'Destacado'),
    plural: label('Destaques', 'Highlights', 'Destacados'),
  },
  maxRows: 8,
  fields: [
    {
      type: 'row',
      fields: [
        text('label', label('Nome', 'Name', 'Nombre'), { localized: true, required: true }),
        text('value', label('Valor', 'Value', 'Valor'), { localized: true, required: true }),
      ],
    },
  ],
}

export const products = collection('products', {
  names: [label('Produto', 'Product', 'Producto'), label('Produtos', 'Products', 'Productos')],
  group: 'catalogue',
  columns: ['title', 'family', 'subcategory', '_status', 'updatedAt'],
  hooks: { beforeChange: [checkVariantsOnPublish] },
  fields: [
    title(),
    slug(),
    position(),
    {
      name: 'variants_errors',
      type: 'ui',
      admin: { components: { Field: '/content/variants/grid/error-count.tsx#VariantsErrorCount' } },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Apresentação', 'Presentation', 'Presentación'),
          fields: [
            {
              type: 'row',
              fields: [
                one(
                  'subcategory',
                  label('Subcategoria', 'Subcategory', 'Subcategoría'),
                  'subcategories',
                  { required: true },
                ),
                text(
                  'family',
                  label(
                    'Família (letras dos códigos)',
                    'Family (letters of the part numbers)',
                    'Familia (letras de los códigos)',
                  ),
                  { maxLength: 40 },
                ),
                tariffHeading(),
              ],
            },
            description(),
            uploads(
              'pictures',
              label(
                'Fotos, a principal primeiro',
                'Pictures, the main one first',
                'Fotos, la principal primero',
              ),
              'media',
            ),
            richText('text', label('Texto', 'Text', 'Texto')),
            highlights,
          ],
        },
        { label: label('Variantes', 'Variants', 'Variantes'), fields: [variants] },
        {
          label: label(
            'Documentos e relações',
            'Documents and relations',
            'Documentos y relaciones',
          ),
          fields: [
            uploads('documents', label('Documentos', 'Documents', 'Documentos'), 'files'),
            many(
              'tools',
              label(
                'Ferramentas e matrizes que o aplicam',
                'Tools and dies that apply it',
                'Herramientas y matrices que lo aplican',
              ),
              'products',
            ),
            many(
              'related',
              label('Produtos relacionados', 'Related products', 'Productos relacionados'),
              'products',
            ),
            video(),
          ],
        },
        { label: label('Buscadores', 'Search engines', 'Buscadores'), fields: [seo()] },
      ],
    },
  ],
})
