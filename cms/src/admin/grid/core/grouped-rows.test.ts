import { expect, test } from 'vitest'
import { groupedRows } from './grouped-rows.ts'

const groups = [0, 1, 0, 1, 2]
const of = (row: number): number => groups[row] ?? 0

test('rows stand below the heading of their group, in the order of the first row of each', () => {
  const { order, lines, lineOf } = groupedRows([3, 0, 2, 1, 4], { of, folded: new Set() })
  expect(order).toEqual([3, 1, 0, 2, 4])
  expect(lines).toEqual([
    { group: 1, count: 2 },
    { row: 0 },
    { row: 1 },
    { group: 0, count: 2 },
    { row: 2 },
    { row: 3 },
    { group: 2, count: 1 },
    { row: 4 },
  ])
  expect(lineOf).toEqual([1, 2, 4, 5, 7])
})

test('a folded group keeps its heading and count', () => {
  const { order, lines } = groupedRows([0, 1, 2], { of, folded: new Set([0]) })
  expect(order).toEqual([1])
  expect(lines).toEqual([{ group: 0, count: 2 }, { group: 1, count: 1 }, { row: 0 }])
})
