import { expect, test } from 'vitest'
import { messagesByRow, neighborError, wrongCells } from './wrong-cells.ts'

const keys = ['part_number', 'size', 'finish']
const messages = messagesByRow(
  new Map([
    ['variants.10.values.finish', 'c'],
    ['variants.2.values.finish', 'b'],
    ['variants.2.part_number', 'a'],
  ]),
)
const cells = wrongCells(messages, keys)

test('errors are in the order of the cells, rows by number', () => {
  expect(cells).toEqual([
    { row: 2, key: 'part_number', message: 'a' },
    { row: 2, key: 'finish', message: 'b' },
    { row: 10, key: 'finish', message: 'c' },
  ])
})

test('the walk leads from cell to cell and around', () => {
  const from = (row: number, key: string, step: 1 | -1): string | undefined =>
    neighborError(cells, keys, { row, key }, step)?.message
  expect(from(0, 'size', 1)).toBe('a')
  expect(from(2, 'part_number', 1)).toBe('b')
  expect(from(10, 'finish', 1)).toBe('a')
  expect(from(2, 'part_number', -1)).toBe('c')
  expect(neighborError([], keys, { row: 0, key: 'size' }, 1)).toBeUndefined()
})
