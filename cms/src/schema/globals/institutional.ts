import { endpoints } from '@vitrine/contract/endpoints/index'
import type { Field } from 'payload'
import { seo, title, video } from '#src/content/fields/content.ts'
import { numberRules } from '#src/content/fields/number-rules.ts'
import { number, picture, text, textarea } from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { institutionalTexts } from '#texts/institutional.js'
import { global } from './define.ts'

const labels = labelsOf(institutionalTexts)

const { year } = endpoints['institutional-read'].answer.shape.history.element.shape

const heading = (): Field => text('title', labels.title, { localized: true, required: true })
const body = (): Field => textarea('text', labels.text, { localized: true })
const photo = (): Field => picture('main_image', labels.picture)

export const institutional = global('institutional', labels.theCompany, [
  title(),
  textarea('description', labels.summary, { localized: true }),
  photo(),
  richText('text', labels.text),
  video(),
  {
    name: 'history',
    type: 'array',
    label: labels.history,
    labels: {
      singular: labels.milestone,
      plural: labels.history,
    },
    fields: [
      number('year', labels.year, { required: true, ...numberRules(year) }),
      heading(),
      body(),
      photo(),
    ],
  },
  {
    name: 'values',
    type: 'array',
    label: labels.values,
    labels: {
      singular: labels.value,
      plural: labels.values,
    },
    fields: [heading(), body()],
  },
  {
    name: 'plants',
    type: 'array',
    label: labels.plants,
    labels: {
      singular: labels.plant,
      plural: labels.plants,
    },
    fields: [heading(), body(), text('address', labels.address), photo()],
  },
  seo(),
])
