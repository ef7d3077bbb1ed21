import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

const rows = [
  ['TC-10-6', 10],
  ['TC-120-12', 120],
  ['TC-16-6', null],
  ['TC-50-10', 50],
].map(([partNumber, size]) => ({
  id: String(partNumber),
  partNumber: String(partNumber),
  cells: [{ text: '', sort: typeof size === 'number' ? size : null }],
}))
const codes = (sort: Parameters<typeof sortRows>[1]) =>
  sortRows(rows, sort).map((row) => row.partNumber)

test('sorts part numbers numerically', () => {
  expect(codes({ index: -1, direction: 'ascending' })).toEqual([
    'TC-10-6',
    'TC-16-6',
    'TC-50-10',
    'TC-120-12',
  ])
})

test('sorts missing values last in both directions', () => {
  expect(codes({ index: 0, direction: 'ascending' })).toEqual([
    'TC-10-6',
    'TC-50-10',
    'TC-120-12',
    'TC-16-6',
  ])
  expect(codes({ index: 0, direction: 'descending' })).toEqual([
    'TC-120-12',
    'TC-50-10',
    'TC-10-6',
    'TC-16-6',
  ])
})

test('cycles ascending, descending, catalogue order', () => {
  const up = nextSort(null, 0)
  const down = nextSort(up, 0)
  expect([up?.direction, down?.direction, nextSort(down, 0)]).toEqual([
    'ascending',
    'descending',
    null,
  ])
  expect(nextSort(down, 1)).toEqual({ index: 1, direction: 'ascending' })
})
