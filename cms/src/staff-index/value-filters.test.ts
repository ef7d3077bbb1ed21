import { describe, expect, it } from 'vitest'
import { inBase, partValues } from './part-values.ts'
import { numberIn, parseValueFilter, parseValueFilters, valueFilterText } from './value-filters.ts'

describe('a filter by an attribute in an address', () => {
  it.each([
    ['section~70..240~mm²', { key: 'section', from: 70, to: 240, unit: 'mm²' }],
    ['section~70..', { key: 'section', from: 70, to: null, unit: '' }],
    ['depth~..-2.5~mm', { key: 'depth', from: null, to: -2.5, unit: 'mm' }],
    ['material~=Cobre~A%7El', { key: 'material', choices: ['Cobre', 'A~l'] }],
  ])('%s is read, and written as it was', (text, filter) => {
    expect(parseValueFilter(text)).toEqual(filter)
    expect(parseValueFilter(valueFilterText(filter))).toEqual(filter)
  })

  it.each([
    '',
    'section',
    '~70..',
    'section~..',
    'section~a..b',
    'section~1..2..3',
    'section~%zz..',
  ])('%j counts as absent', (text) => expect(parseValueFilter(text)).toBe(undefined))

  it('is one for each attribute: the last', () =>
    expect(parseValueFilters(['a~1..', 'a~2..', 'b~=x', 'c~='])).toEqual([
      { key: 'a', from: 2, to: null, unit: '' },
      { key: 'b', choices: ['x'] },
    ]))

  it.each([
    ['2,5', 2.5],
    [' -3 ', -3],
    ['1e5', null],
    ['', null],
  ])('the number %j is %j', (text, number) => expect(numberIn(text)).toBe(number))
})

describe('values of part numbers', () => {
  it('are each stored once, with the part numbers that have them, numbers in the base of their quantity', () => {
    const variant = (values: Record<string, unknown>) => ({ part_number: 'X', values }) as never
    expect(
      partValues(
        [
          { key: 'length', unit: 'cm' },
          { key: 'span', unit: 'mm' },
        ],
        [
          variant({ length: 2.5, material: 'Cobre', gtin: '7890000000017', on: false }),
          variant({ length: 2.5, span: [10, 16], material: '' }),
        ],
      ),
    ).toEqual([
      { key: 'length', value: '', unit: 'nm', low: 25000000, high: 25000000, places: [0, 1] },
      { key: 'material', value: 'Cobre', unit: '', low: null, high: null, places: [0] },
      { key: 'on', value: 'false', unit: '', low: null, high: null, places: [0] },
      { key: 'span', value: '', unit: 'nm', low: 10000000, high: 16000000, places: [1] },
    ])
  })

  it('of a unit without a relation stay as they are', () => {
    expect(inBase(4, 'AWG')).toEqual({ number: 4, unit: 'AWG' })
    expect(inBase(4, 'voltas')).toEqual({ number: 4, unit: 'voltas' })
    expect(inBase(4, null)).toEqual({ number: 4, unit: '' })
  })
})
