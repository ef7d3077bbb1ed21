import { expect, it } from 'vitest'
import { mergeParts } from './merge-parts.ts'

it('rows of a table give known codes their values and are appended otherwise', () => {
  const rows = [
    { part_number: 'PB-16', values: { bore: 5, length: 60 } },
    { part_number: '', values: {} },
  ]
  const merged = mergeParts(rows, [
    { part_number: 'pb 16', values: { bore: 6 } },
    { part_number: 'PB-25', values: { bore: 7 } },
    { part_number: 'PB.25', values: { length: 70 } },
    { part_number: '', values: { bore: 8 } },
    { part_number: '', values: { bore: 9 } },
  ])
  expect(merged).toEqual([
    { part_number: 'PB-16', values: { bore: 6, length: 60 } },
    { part_number: 'PB-25', values: { bore: 7, length: 70 } },
    { part_number: '', values: { bore: 8 } },
    { part_number: '', values: { bore: 9 } },
    { part_number: '', values: {} },
  ])
})
