import { partsOf } from '@vitrine/contract/product/parts'
import { beforeAll, expect, test } from 'vitest'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { layout, product as productOf } from '../../../test/fixtures/answers.ts'
import { partJson, productJson } from './product-json.ts'

const locale = 'br'
const context = { locale, layout: layout(locale) } as never
const url = (path: string) => `https://vitrine.example${path}`
const flag = { key: 'tinned', label: 'Estanhado', type: 'boolean', unit: null } as const
const range = { key: 'range', label: 'Faixa', type: 'range', unit: 'N·m' } as const
const choice = {
  key: 'material',
  label: 'Material',
  type: 'choice',
  unit: null,
  choices: [{ value: 'cu', label: 'Cobre' }],
} as const

const product = () => {
  const made = productOf(locale)
  const common = { symbol: null, decimals: null, filter: false, choices: [] }
  return {
    ...made,
    attributes: [
      ...made.attributes,
      ...[flag, range, choice].map((attribute) => ({
        ...common,
        ...attribute,
        choices: [...('choices' in attribute ? attribute.choices : [])],
      })),
    ],
    variants: [
      {
        part_number: 'TC-95-12',
        values: { conductor: 95, spacing: null, tinned: true, range: [8, 12.5], material: 'cu' },
      },
      { part_number: 'TC-120-12', values: { conductor: 120 } },
    ],
  } as ReturnType<typeof productOf>
}

beforeAll(async () => {
  await pageTexts.load(locale)
  await productTexts.load(locale)
  await lifeCycleTexts.load(locale)
})

test('names each property of a part number once, typed, with its unit', () => {
  const family = product()
  const [part] = partsOf(family.variants)
  if (!part) throw new Error('the product has no part number')
  const facts = [
    { label: 'Condutor', value: '16–630 mm²' },
    { label: 'Material do corpo', value: 'Cobre eletrolítico' },
  ]
  const [json] = partJson(family, part, facts, { context, url })
  const { additionalProperty: properties, brand } = json as {
    additionalProperty: { name: string }[]
    brand: object
  }
  expect(brand).toEqual({ '@type': 'Brand', name: layout(locale).others.company_name })
  const own = properties.filter(
    (property) => !('propertyID' in property) || property.propertyID !== 'availability',
  )
  expect(own).toEqual([
    { '@type': 'PropertyValue', name: 'Material do corpo', value: 'Cobre eletrolítico' },
    {
      '@type': 'PropertyValue',
      propertyID: 'conductor',
      name: 'Condutor',
      value: 95,
      unitText: 'mm²',
      unitCode: 'MMK',
    },
    { '@type': 'PropertyValue', propertyID: 'tinned', name: 'Estanhado', value: true },
    {
      '@type': 'PropertyValue',
      propertyID: 'range',
      name: 'Faixa',
      minValue: 8,
      maxValue: 12.5,
      unitText: 'N·m',
      unitCode: 'NU',
    },
    { '@type': 'PropertyValue', propertyID: 'material', name: 'Material', value: 'Cobre' },
  ])
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length)
})

test('keeps the facts of a family, whose part numbers are variants', () => {
  const facts = [{ label: 'Condutor', value: '16–630 mm²' }]
  const [json] = productJson(product(), facts, context, url)
  expect(json).toMatchObject({
    '@type': 'ProductGroup',
    additionalProperty: [{ name: 'Condutor', value: '16–630 mm²' }, { name: 'Discontinued' }],
    hasVariant: [{ sku: 'TC-95-12' }, { sku: 'TC-120-12' }],
  })
})
