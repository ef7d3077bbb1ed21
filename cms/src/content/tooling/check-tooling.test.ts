import { expect, test } from 'vitest'
import { checkTooling } from './check-tooling.ts'
import { declarationFrom, partNumbersIn } from './declaration.ts'
import type { StoredTooling } from './declaration.ts'

const declared: StoredTooling = {
  columns: [
    { key: 'die', label: 'Die', type: 'part' },
    { key: 'tool', label: '', type: 'part' },
    { key: 'crimps', label: 'Crimps', type: 'number', decimals: 0 },
  ],
  questions: [{ role: 'tool', key: 'force' }],
}
const owner = { declared, partNumbers: ['XY-50-10', 'XY-70'] }
const check = (...rows: unknown[]) =>
  checkTooling(rows, owner, 'en').map(({ row, key }) => `${row} ${key}`)
const row = (values: object, part_number = 'XY-50-10') => ({ part_number, values })

test('accepts several rows of a part number, each with part numbers and conditions', () => {
  expect(
    check(
      row({ die: 'ZD-16', tool: 'ZP-12-C, ZP-12-H', crimps: 2 }),
      row({ die: 'ZD-45-16', tool: 'ZP-45', crimps: 1 }),
      row({}, 'xy 70'),
    ),
  ).toEqual([])
  expect(checkTooling(undefined, owner, 'en')).toEqual([])
})

test.each([
  ['a part number of another product', [row({}, 'ZD-16')], '0 part_number'],
  [
    'a row that is there twice',
    [row({ crimps: 2 }), row({ crimps: 2 }, 'xy5010')],
    '1 part_number',
  ],
  ['a column that is not declared', [row({ gauge: 'ZG-1' })], '0 gauge'],
  ['a number that is none', [row({ crimps: 'two' })], '0 crimps'],
  ['a number that is too precise', [row({ crimps: 1.5 })], '0 crimps'],
  ['a part number of its own product as a tool', [row({ tool: 'XY-70' })], '0 tool'],
  ['a role that is no text', [row({ tool: 7 })], '0 tool'],
  ['a role of signs alone', [row({ tool: 'ZP-1, —' })], '0 tool'],
  ['rows without their shape', ['x'], '0 part_number'],
])('names %s', (_, rows, cell) => {
  expect(check(...rows)).toEqual([cell])
})

test('tells roles from conditions, and names those without a label by their key', () => {
  const { roles, conditions, questions } = declarationFrom(declared)
  expect(roles).toEqual([
    { key: 'die', label: 'Die' },
    { key: 'tool', label: 'tool' },
  ])
  expect(conditions.map(({ key, decimals }) => [key, decimals])).toEqual([['crimps', 0]])
  expect(questions).toEqual([{ role: 'tool', key: 'force' }])
})

test('reads the part numbers of a cell', () => {
  expect(partNumbersIn(' ZP 12/C; ZP-12-H,\nZP-6 ,')).toEqual(['ZP 12/C', 'ZP-12-H', 'ZP-6'])
  expect(partNumbersIn(7)).toEqual([])
})
