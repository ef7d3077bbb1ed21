import { expect, test } from 'vitest'
import type { Facet } from '@vitrine/contract/shapes/types'
import { knownAttributes } from './known-attributes.ts'

const facet = (more: Partial<Facet>): Facet => ({
  key: 'voltage',
  label: 'Voltage',
  unit: 'kV',
  options: [{ value: '230', label: '230 kV', count: 2, active: false }],
  range: null,
  ...more,
})

test.each([
  ['with one value and a unit', facet({}), true],
  ['with a range of values', facet({ range: { min: 1, max: 2, from: null, to: null } }), true],
  [
    'of one range',
    facet({ options: [{ value: '-40..90', label: '', count: 1, active: false }] }),
    true,
  ],
  [
    'of words',
    facet({ unit: '', options: [{ value: 'cu', label: '', count: 1, active: false }] }),
    false,
  ],
  ['of thread sizes without a unit', facet({ unit: '' }), false],
])('an attribute %s is one of numbers: %#', (_, given, isNumeric) => {
  expect(knownAttributes([given], []).get('voltage')?.isNumeric).toBe(isNumeric)
})
