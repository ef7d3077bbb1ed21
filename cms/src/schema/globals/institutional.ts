import { endpoints } from '@vitrine/contract/endpoints/index'
import type { Field } from 'payload'
import { seo, title, video } from '#src/content/fields/content.ts'
import { numberRules } from '#src/content/fields/number-rules.ts'
import { number, picture, text, textarea } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { label } from '#src/platform/labels.ts'
import { global } from './define.ts'

const { year } = endpoints['institutional-read'].answer.shape.history.element.shape

const heading = (): Field =>
  text('title', label('Título', 'Title', 'Título'), { localized: true, required: true })
const body = (): Field => textarea('text', label('Texto', 'Text', 'Texto'), { localized: true })
const photo = (): Field => picture('main_image', label('Foto', 'Picture', 'Foto'))

export const institutional = global(
  'institutional',
  label('A empresa', 'The company', 'La empresa'),
  [
    title(),
    textarea('description', label('Resumo', 'Summary', 'Resumen'), { localized: true }),
    photo(),
    richText('text', label('Texto', 'Text', 'Texto')),
    video(),
    {
      name: 'history',
      type: 'array',
      label: label('História', 'History', 'Historia'),
      labels: {
        singular: label('Marco', 'Milestone', 'Hito'),
        plural: label('História', 'History', 'Historia'),
      },
      fields: [
        number('year', label('Ano', 'Year', 'Año'), { required: true, ...numberRules(year) }),
        heading(),
        body(),
        photo(),
      ],
    },
    {
      name: 'values',
      type: 'array',
      label: label('Valores', 'Values', 'Valores'),
      labels: {
        singular: label('Valor', 'Value', 'Valor'),
        plural: label('Valores', 'Values', 'Valores'),
      },
      fields: [heading(), body()],
    },
    {
      name: 'plants',
      type: 'array',
      label: label('Unidades', 'Plants', 'Plantas'),
      labels: {
        singular: label('Unidade', 'Plant', 'Planta'),
        plural: label('Unidades', 'Plants', 'Plantas'),
      },
      fields: [
        heading(),
        body(),
        text('address', label('Endereço', 'Address', 'Dirección')),
        photo(),
      ],
    },
    seo(),
  ],
)
