import { expect, it } from 'vitest'
import { fieldTexts, fieldWith } from './field-texts.ts'

const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text })),
})
const texts = fieldTexts({
  id: 7,
  title: 'Compression lug',
  slug: 'compression-lug',
  seo: { title: 'Compression lug', description: 'Tinned copper  lugs\nfor panels' },
  highlights: [{ id: 'a', name: 'Material', value: 'Cu' }],
  text: { root: { children: [paragraph('Bare ', 'copper'), { children: [paragraph('Inside')] }] } },
  variants: [{ part_number: 'TC-10', values: { size: 'M6' } }],
})

it.each([
  ['Compression lug', 'title'],
  ['Tinned copper lugs for panels', 'seo.description'],
  [' Tinned   copper lugs ', 'seo.description'],
  ['Cu', 'highlights.0.value'],
  ['Bare copper', 'text'],
  ['Inside', 'text'],
])('finds the field of %o', (shown, path) => {
  expect(fieldWith(texts, shown)?.path).toBe(path)
})

it.each(['', 'copper', 'compression-lug', 'TC-10', 'M6', 'Another product'])(
  'finds no field of %o',
  (shown) => {
    expect(fieldWith(texts, shown)).toBeUndefined()
  },
)
