import { expect, test } from 'vitest'
import { productTexts } from '#texts/product.js'
import * as fixtures from '../../test/fixtures/answers.ts'
import { designation } from './designation.ts'
import { onlyPart, partFacts } from './only-part.ts'

await productTexts.load('en')

const product = fixtures.product('en')
const variant = { part_number: 'NHP-20', values: { length: 12.5 } }
const attributes = [
  {
    key: 'length',
    label: 'Length',
    type: 'number' as const,
    unit: 'mm',
    symbol: null,
    decimals: 1,
    filter: false,
    choices: [],
  },
  { ...product.attributes[0], key: 'none' } as (typeof product.attributes)[number],
]

test('lists the values of a product without variants, with their units', () => {
  const single = { attributes, variants: [variant] }
  expect(onlyPart(single)).toBe(variant)
  expect(partFacts(single, onlyPart(single), 'en', productTexts.en)).toEqual([
    { label: 'Length', value: '12.5 mm' },
  ])
})

test('lists nothing for a family of part numbers', () => {
  const family = { attributes, variants: [variant, { ...variant, part_number: 'NHP-25' }] }
  expect(onlyPart(family)).toBeUndefined()
  expect(partFacts(family, onlyPart(family), 'en', productTexts.en)).toEqual([])
})

test('calls a product by its only part number, its family or its title', () => {
  const title = 'Hand pump'
  const counted = (count: number, first: string | null) => ({ count, first, last: first })
  expect(designation({ family: 'NHP', title, part_numbers: counted(1, 'NHP-20') })).toBe('NHP-20')
  expect(designation({ family: 'NHP', title, part_numbers: counted(2, 'NHP-20') })).toBe('NHP')
  expect(designation({ family: '', title, part_numbers: counted(0, null) })).toBe(title)
})
