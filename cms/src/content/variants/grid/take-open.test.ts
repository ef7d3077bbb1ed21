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
  expect(plan.cells).toBe(6)
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
  expect(taken.left).toBe(3)
})

test('part numbers stay', () => {
  const plan = planPaste(rows, [['Y-1']], {
    at: { row: 0, column: 0 },
    attributes,
    language: 'en',
  })
  const taken = takeOpen(rows, plan, { attributes, isClosed: () => false })
  expect(taken).toEqual({ rows, changed: [], left: 1 })
})
