import { attribute } from '@vitrine/contract/shapes/attributes'
import type { attributeTypes } from '@vitrine/contract/shapes/attributes'
import type { Field } from 'payload'
import { description, position, seo, title } from '#src/content/fields/content.ts'
import { numberRules } from '#src/content/fields/number-rules.ts'
import { checkbox, number, one, picture, select, text } from '#src/content/fields/plain.ts'
import { slug } from '#src/content/fields/slug.ts'
import { label, words } from '#src/platform/labels.ts'
import { keepValuesDeclared } from '#src/content/variants/check-declaration.ts'
import { collection } from './define.ts'

const typeNames = {
  number: label('Número', 'Number', 'Número'),
  range: label('Faixa', 'Range', 'Rango'),
  choice: label('Opção', 'Choice', 'Opción'),
  boolean: label('Sim ou não', 'Yes or no', 'Sí o no'),
  text: label('Texto', 'Text', 'Texto'),
} satisfies Record<(typeof attributeTypes)[number], unknown>

const keyCharacters = label(
  'Use letras sem acento, números, - e _.',
  'Use plain letters, digits, - and _.',
  'Use letras sin acento, números, - y _.',
)

const key = (hint: ReturnType<typeof label>): Field =>
  text('key', label('Chave', 'Key', 'Clave'), {
    required: true,
    maxLength: 40,
    admin: { description: hint },
    validate: (value, { req }) =>
      (typeof value === 'string' && /^[a-z][\w-]*$/i.test(value)) ||
      words(keyCharacters, req.i18n.language),
  })

const attributes: Field = {
  name: 'attributes',
  type: 'array',
  label: label(
    'Atributos das variantes',
    'Attributes of the variants',
    'Atributos de las variantes',
  ),
  labels: {
    singular: label('Atributo', 'Attribute', 'Atributo'),
    plural: label('Atributos', 'Attributes', 'Atributos'),
  },
  admin: {
    description: label(
      'As colunas da tabela de cada produto, na ordem.',
      'The columns of each product’s table, in order.',
      'Las columnas de la tabla de cada producto, en orden.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        key(
          label(
            'Não muda enquanto houver valores.',
            'Does not change while there are values.',
            'No cambia mientras haya valores.',
          ),
        ),
        text('label', label('Nome', 'Name', 'Nombre'), { localized: true, required: true }),
        select('type', label('Tipo', 'Type', 'Tipo'), typeNames, {
          required: true,
          defaultValue: 'number',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('unit', label('Unidade', 'Unit', 'Unidad')),
        text('symbol', label('Letra no desenho', 'Letter on the drawing', 'Letra en el dibujo')),
        number('decimals', label('Casas decimais', 'Decimals', 'Decimales'), {
          min: 0,
          max: 6,
          ...numberRules(attribute.shape.decimals),
        }),
        checkbox('filter', label('É filtro', 'Is a filter', 'Es filtro'), { defaultValue: false }),
      ],
    },
    {
      name: 'choices',
      type: 'array',
      label: label('Opções', 'Choices', 'Opciones'),
      labels: {
        singular: label('Opção', 'Choice', 'Opción'),
        plural: label('Opções', 'Choices', 'Opciones'),
      },
      admin: { condition: (_, sibling) => sibling?.['type'] === 'choice' },
      fields: [
        {
          type: 'row',
          fields: [
            text('value', label('Valor', 'Value', 'Valor'), { required: true }),
            text('label', label('Nome', 'Name', 'Nombre'), { localized: true, required: true }),
          ],
        },
      ],
    },
  ],
}

export const subcategories = collection('subcategories', {
  names: [
    label('Subcategoria', 'Subcategory', 'Subcategoría'),
    label('Subcategorias', 'Subcategories', 'Subcategorías'),
  ],
  group: 'catalogue',
  hooks: { beforeChange: [keepValuesDeclared] },
  defaultSort: 'position',
  columns: ['title', 'category', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('category', label('Categoria', 'Category', 'Categoría'), 'categories', { required: true }),
    description(),
    picture('main_image', label('Foto', 'Picture', 'Foto')),
    attributes,
    seo(),
  ],
})
