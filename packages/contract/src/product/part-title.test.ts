import { expect, test } from 'vitest'
import type { AttributeValue } from '../shapes/types.ts'
import { partTitle, statesAnother } from './part-title.ts'

const attribute = (key: string, unit: string) => ({
  key,
  label: key,
  type: 'number' as const,
  unit,
  symbol: null,
  decimals: null,
  filter: false,
  choices: [],
})
const attributes = [
  attribute('force', 't'),
  attribute('sections', 'mm²'),
  attribute('hole', 'mm'),
  attribute('length', 'mm'),
]
const variant = (part_number: string, values: Record<string, AttributeValue>) => ({
  part_number,
  values,
})
const small = variant('FP-6', { force: 6, sections: [10, 150], hole: 12, length: 380 })
const large = variant('FP-12', { force: 12, sections: [10, 400], hole: 16.5, length: 480 })
const pump = variant('FP-0', { force: null })
const family = (title: string) => ({
  title,
  attributes,
  variants: [small, large, pump],
  sub_category: { title: 'Presses' },
})

test('replaces the figure of another part number by its own', () => {
  expect(partTitle(family('Prensa manual de 12 t'), small, 'br')).toBe('Prensa manual de 6 t')
  expect(partTitle(family('Prensa manual de 12 t'), large, 'br')).toBe('Prensa manual de 12 t')
  expect(partTitle(family('12 t hand press'), small, 'en')).toBe('6 t hand press')
  expect(partTitle(family('12t hand press'), small, 'en')).toBe('6t hand press')
})

test('takes the subcategory where the part number has no such figure, or several', () => {
  expect(partTitle(family('12 t press'), pump, 'en')).toBe('Presses')
  expect(partTitle(family('Press for 10–400 mm²'), small, 'en')).toBe('Presses')
  expect(partTitle(family('Furo de 16,5 mm'), small, 'br')).toBe('Furo de 12 mm')
})

test('keeps figures that are no other part number’s', () => {
  for (const title of ['Press of 700 bar', 'Press T-12 t', '12 turns', 'Press', 'Press 10 mm²'])
    expect(partTitle(family(title), small, 'en')).toBe(title)
})

test('names a range or list of the family as stating another’s figure', () => {
  expect(statesAnother('6–12 t', family(''), small, 'br')).toBe(true)
  expect(statesAnother('de 6 a 12 t', family(''), small, 'br')).toBe(true)
  expect(statesAnother('10–150 mm²', family(''), small, 'br')).toBe(false)
  expect(statesAnother('700 bar', family(''), small, 'br')).toBe(false)
})
