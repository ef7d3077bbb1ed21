import { expect, test } from 'vitest'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { planPaste } from './paste.ts'
import { takeOpen } from './take-open.ts'

const column = (key: string): Declared => ({
  key,
  label: key,
  type: 'number',
  unit: null,
  decimals: null,
  choices: [],
})
const attributes = [column('a'), column('b')]
const rows: Variant[] = [
  { part_number: 'X-1', values: { a: 1, b: 2 } },
  { part_number: 'X-2', values: { a: 3 } },
]

test('a paste changes open cells of present rows and counts the others', () => {
  const plan = planPaste(
    rows,
    [
      ['9', '2'],
      ['8', '7'],
      ['6', '5'],
    ],
    { at: { row: 0, column: 1 }, attributes, language: 'en', addRows: false, isFixed: true },
  )
  const taken = takeOpen(rows, plan, {
    attributes,
    isClosed: (row, key) => row === 1 && key === 'b',
  })
  expect(taken.rows).toEqual([
    { part_number: 'X-1', values: { a: 9, b: 2 } },
    { part_number: 'X-2', values: { a: 8 } },
  ])
  expect(taken.changed).toEqual([
    { row: 0, key: 'a' },
    { row: 1, key: 'a' },
  ])
  expect(taken).toMatchObject({ equal: 1, left: 3 })
})

test('part numbers stay', () => {
  const plan = planPaste(rows, [['Y-1']], {
    at: { row: 0, column: 0 },
    attributes,
    language: 'en',
  })
  const taken = takeOpen(rows, plan, { attributes, isClosed: () => false })
  expect(taken).toEqual({ rows, changed: [], equal: 0, left: 1 })
})

test('each cell of a paste is counted once', () => {
  const plan = planPaste(
    rows,
    [
      ['Part number', 'a', 'b'],
      ['X-1', '=A1*2', '2'],
      ['X-2', '#REF!', '#N/A'],
      ['Y-9', '4', ''],
    ],
    { at: { row: 0, column: 0 }, attributes, language: 'en', addRows: false, isFixed: true },
  )
  const taken = takeOpen(rows, plan, { attributes, isClosed: () => false })
  expect(plan.refused.map(({ line, head }) => [line, head])).toEqual([
    [2, 'a'],
    [3, 'a'],
    [3, 'b'],
  ])
  // both codes and a value are equal; code and value of an unknown row are left
  expect(taken).toMatchObject({ changed: [], equal: 3, left: 2 })
})

test('cells that were copied from closed cells keep their targets', () => {
  const plan = planPaste(rows, [['', '5']], {
    at: { row: 0, column: 1 },
    attributes,
    language: 'en',
    isFixed: true,
    isFromClosed: (line, index) => line === 0 && index === 0,
  })
  expect(plan.fromClosed).toBe(1)
  expect(takeOpen(rows, plan, { attributes, isClosed: () => false })).toMatchObject({
    rows: [{ values: { a: 1, b: 5 } }, rows[1]],
    equal: 0,
    left: 0,
  })
})
