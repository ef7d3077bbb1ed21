import type { Answer } from '@vitrine/contract/client'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { describe, expect, it } from 'vitest'
import { comparisonGroups } from './comparison-rows.ts'

type Read = Answer<'comparison-read'>

const attribute = (key: string, more: Partial<Attribute> = {}): Attribute => ({
  key,
  label: key.toUpperCase(),
  type: 'number',
  unit: null,
  symbol: null,
  decimals: null,
  filter: false,
  choices: [],
  ...more,
})

const product = (id: number, attributes: Attribute[]): Read['products'][number] => ({
  id,
  title: `P${id}`,
  slug: `p${id}`,
  description: '',
  main_image: null,
  category: null,
  sub_category: null,
  family: '',
  key_figures: '',
  part_numbers: { count: 2, first: null, last: null },
  state: null,
  matched_part_number: null,
  matched_variants: null,
  attributes,
})

const column = (
  id: number,
  values: Record<string, AttributeValue[]>,
  more: Partial<Read['columns'][number]> = {},
): Read['columns'][number] => ({
  code: `XY-${id}`,
  product: id,
  part_number: `XY-${id}`,
  title: `P${id}`,
  state: null,
  successor: null,
  values,
  facts: [],
  certificates: [],
  tooling: { parts: {}, values: {} },
  ...more,
})

const texts = {
  yes: 'yes',
  no: 'no',
  notStated: '–',
  values: ({ count }: { count: number }) => `${count} values`,
  purpose: 'Purpose',
  certificates: 'Certificates',
}
const noTooling: Read['tooling'] = { roles: [], conditions: [] }
const groupsOf = (
  products: Read['products'],
  columns: Read['columns'],
  tooling: Read['tooling'] = noTooling,
) => comparisonGroups({ products, columns, tooling, others: [] }, 'en', texts)
const rowsOf = (products: Read['products'], columns: Read['columns']) =>
  groupsOf(products, columns)
    .flatMap(({ rows }) => rows)
    .map(({ label, unit, cells, differs }) => [label, unit, cells, differs])

describe('the table of a comparison', () => {
  const width = attribute('width', { unit: 'mm', decimals: 1 })
  const length = attribute('length')
  const thread = attribute('thread', {
    type: 'choice',
    choices: [
      { value: 'm10', label: 'M10' },
      { value: 'm12', label: 'M12' },
    ],
  })

  it('has a row for each attribute that a column states, in the order of the tables', () =>
    expect(
      rowsOf(
        [product(1, [width, attribute('none')]), product(2, [length, width])],
        [column(1, { width: [10] }), column(2, { width: [10], length: [5] })],
      ),
    ).toEqual([
      ['WIDTH', 'mm', ['10.0', '10.0'], false],
      ['LENGTH', null, [null, '5'], true],
    ]))

  it('compares values as stored, not how many decimal places a product writes', () => {
    const products = [product(1, [width]), product(2, [{ ...width, decimals: 0 }])]
    const compared = (one: number, other: number) =>
      rowsOf(products, [column(1, { width: [one] }), column(2, { width: [other] })])
    expect(compared(10, 10)).toEqual([['WIDTH', 'mm', ['10.0', '10'], false]])
    expect(compared(10, 10.4)).toEqual([['WIDTH', 'mm', ['10.0', '10'], true]])
  })

  it('does not put values of different units into one row', () =>
    expect(
      rowsOf(
        [product(1, [width]), product(2, [{ ...width, unit: 'in' }])],
        [column(1, { width: [10] }), column(2, { width: [10] })],
      ).map(([, unit, cells]) => [unit, cells]),
    ).toEqual([
      ['mm', ['10.0', null]],
      ['in', [null, '10.0']],
    ]))

  it('compares choices by what people read', () => {
    const other = { ...thread, choices: [{ value: '10', label: 'M10' }] }
    expect(
      rowsOf(
        [product(1, [thread]), product(2, [other])],
        [column(1, { thread: ['m10'] }), column(2, { thread: ['10'] })],
      ),
    ).toEqual([['THREAD', null, ['M10', 'M10'], false]])
  })

  it('sums up the values of a product’s part numbers', () =>
    expect(
      rowsOf(
        [product(1, [length, thread, attribute('plated', { type: 'boolean' })])],
        [column(1, { length: [20, [5, 8], 12], thread: ['m12', 'm10'], plated: [true, false] })],
      ),
    ).toEqual([
      ['LENGTH', null, ['5–20'], false],
      ['THREAD', null, ['M10, M12'], false],
      ['PLATED', null, ['yes, no'], false],
    ]))

  it('counts texts that are too many for a cell', () =>
    expect(
      rowsOf(
        [product(1, [attribute('note', { type: 'text' })])],
        [column(1, { note: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })],
      ),
    ).toEqual([['NOTE', null, ['7 values'], false]]))

  it('has what the families and the tooling state: parts of equal values differ by it', () => {
    const section = attribute('section', { label: 'Section' })
    const tinned = { label: 'Finish', value: 'Tinned' }
    const range = { label: 'Section', value: '16–630 mm²' }
    const groups = groupsOf(
      [
        { ...product(1, [section]), description: 'For copper cables' },
        { ...product(2, [section]), description: 'For furnaces' },
      ],
      [
        column(
          1,
          { section: [95] },
          {
            facts: [tinned, range],
            certificates: ['IEC 61238-1'],
            tooling: { parts: { die: ['DU-95'] }, values: { class: ['2'] } },
          },
        ),
        column(
          2,
          { section: [95] },
          {
            facts: [{ ...tinned, value: 'Bare' }, range],
            tooling: { parts: { die: ['DU-95'] }, values: { class: ['5', '6'] } },
          },
        ),
      ],
      {
        roles: [{ key: 'die', label: 'Die' }],
        conditions: [attribute('class', { label: 'Class', type: 'text' })],
      },
    )
    const rows = groups.flatMap(({ kind, rows: own }) =>
      own.map(({ label, cells, differs }) => [kind, label, cells, differs]),
    )
    expect(rows).toEqual([
      ['technical', 'Section', ['95', '95'], false],
      ['family', 'Purpose', ['For copper cables', 'For furnaces'], true],
      ['family', 'Finish', ['Tinned', 'Bare'], true],
      ['family', 'Certificates', ['IEC 61238-1', null], true],
      ['tooling', 'Die', ['DU-95', 'DU-95'], false],
      ['tooling', 'Class', ['2', '5, 6'], true],
    ])
  })

  it('has packing and trade codes in a group of their own, after the others', () =>
    expect(
      groupsOf(
        [product(1, [attribute('packing'), length])],
        [column(1, { packing: [50], length: [5] })],
      ).map(({ kind, rows }) => [kind, rows.map(({ label }) => label)]),
    ).toEqual([
      ['technical', ['LENGTH']],
      ['trade', ['PACKING']],
    ]))
})
