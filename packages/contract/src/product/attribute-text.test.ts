import { expect, test } from 'vitest'
import type { Attribute } from '../shapes/types.ts'
import { attributeSort, attributeText } from './attribute-text.ts'

const texts = { yes: 'sim', no: 'não', notStated: '–' }
const attribute = (overrides: Partial<Attribute>): Attribute => ({
  key: 'k',
  label: 'K',
  type: 'number',
  unit: 'mm',
  symbol: null,
  decimals: null,
  filter: false,
  choices: [],
  ...overrides,
})

test('formats numbers in the locale with the declared digits', () => {
  expect(attributeText(attribute({ decimals: 1 }), 13, 'br', texts)).toBe('13,0')
  expect(attributeText(attribute({ decimals: 1 }), 13, 'en', texts)).toBe('13.0')
  expect(attributeText(attribute({}), 1.25, 'es', texts)).toBe('1,25')
})

test('formats ranges, choices, booleans and missing values', () => {
  const choice = attribute({
    type: 'choice',
    choices: [
      { value: 'cu', label: 'Cobre' },
      { value: 'al', label: 'Alumínio' },
    ],
  })
  expect(attributeText(attribute({ type: 'range' }), [10, 16], 'br', texts)).toBe('10–16')
  expect(attributeText(choice, 'cu', 'br', texts)).toBe('Cobre')
  expect(attributeText(choice, 'zn', 'br', texts)).toBe('zn')
  expect(attributeText(attribute({ type: 'boolean' }), false, 'br', texts)).toBe('não')
  expect(attributeText(attribute({}), null, 'br', texts)).toBe('–')
})

test('sorts columns by value, not by text', () => {
  const choice = attribute({
    type: 'choice',
    choices: [
      { value: 'cu', label: 'Cobre' },
      { value: 'al', label: 'Alumínio' },
    ],
  })
  expect(attributeSort(choice, 'cu')).toBe(0)
  expect(attributeSort(choice, 'al')).toBe(1)
  expect(attributeSort(attribute({ type: 'range' }), [10, 16])).toBe(10)
  expect(attributeSort(attribute({}), 9)).toBe(9)
  expect(attributeSort(attribute({}), undefined)).toBeNull()
})
