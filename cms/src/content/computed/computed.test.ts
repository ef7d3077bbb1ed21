import { describe, expect, it } from 'vitest'
import { completeParts } from './complete-parts.ts'
import { computedValue, wrongPartOf } from './computations.ts'
import type { ComputedColumn } from './computations.ts'

const section: ComputedColumn = { key: 'section', type: 'number', unit: 'mm²' }
const mass: ComputedColumn = { key: 'mass', type: 'number', unit: 'g', decimals: 1 }
const packing: ComputedColumn = { key: 'packing', type: 'number', unit: null, decimals: 0 }
const range: ComputedColumn = { key: 'cable', type: 'range', unit: 'mm' }
const inputs = [section, mass, packing, range]

const gauge: ComputedColumn = {
  key: 'gauge',
  type: 'text',
  computed: { kind: 'gauge', from: 'section' },
}
const pack: ComputedColumn = {
  key: 'pack',
  type: 'number',
  unit: 'kg',
  decimals: 3,
  computed: { kind: 'mass', from: 'mass', with: 'packing' },
}
const title: ComputedColumn = {
  key: 'title',
  type: 'text',
  computed: { kind: 'title', from: 'cable' },
}
const columns = [...inputs, gauge, pack, title]
const from = { columns, family: 'CP' }

describe('a computed value', () => {
  it.each([
    [95, '3/0 AWG'],
    [120, '250 kcmil'],
    [0.75, '18 AWG'],
    // no nominal section: nothing is guessed
    [90, null],
    [null, null],
  ])('of the section %s is the gauge %s', (value, expected) => {
    expect(computedValue(gauge, { section: value }, from)).toBe(expected)
  })

  it('is the mass of a pack in its own unit and decimals', () => {
    expect(computedValue(pack, { mass: 37.4, packing: 25 }, from)).toBe(0.935)
    expect(computedValue(pack, { mass: 37.4 }, from)).toBeNull()
  })

  it('is the title of family and range', () => {
    expect(computedValue(title, { cable: [9.5, 12] }, from)).toBe('CP 9,5–12 mm')
    expect(computedValue(title, { cable: [12, 12] }, from)).toBe('CP 12 mm')
    expect(computedValue(title, { cable: [12, 12] }, { columns, family: '' })).toBeNull()
  })
})

describe('the declaration of a computation', () => {
  const wrong = (column: ComputedColumn) => wrongPartOf(column, [...inputs, gauge, column])

  it('takes attributes of its types and quantities, and none that is computed', () => {
    expect([gauge, pack, title].map(wrong)).toEqual([undefined, undefined, undefined])
    const of = (own: string, second?: string) =>
      wrong({ ...pack, key: 'x', computed: { kind: 'mass', from: own, with: second } })
    expect(of('section', 'packing')).toBe('computed_from')
    expect(of('mass', 'section')).toBe('computed_with')
    expect(of('mass')).toBe('computed_with')
    expect(wrong({ ...pack, unit: 'mm' })).toBe('computed')
    const twice = { ...title, key: 'x', computed: { kind: 'title', from: 'gauge' } } as const
    expect(wrong(twice)).toBe('computed_from')
  })
})

describe('part numbers', () => {
  it('get what is computed in place of what they have, and are the same if all is right', () => {
    const parts = [
      { part_number: 'A', values: { section: 95, gauge: '2/0 AWG' } },
      { part_number: 'B', values: { section: 90, gauge: '2/0 AWG' } },
      { part_number: 'C', values: { section: 16, gauge: '6 AWG' } },
    ]
    const completed = completeParts(parts, { columns: [section, gauge], family: '' })
    expect(completed).toEqual([
      { part_number: 'A', values: { section: 95, gauge: '3/0 AWG' } },
      { part_number: 'B', values: { section: 90 } },
      { part_number: 'C', values: { section: 16, gauge: '6 AWG' } },
    ])
    expect(completeParts(completed, { columns: [section, gauge], family: '' })).toBe(completed)
  })
})
