import { expect, test } from 'vitest'
import { columnSetOf, isHiddenIn, toggleColumn } from './columns.ts'
import type { ColumnSet } from './columns.ts'

const none: ColumnSet = { hidden: [], order: [] }
const empty = new Set(['angle', 'weight'])

const shown = (set: ColumnSet): string[] =>
  ['section', 'angle', 'weight'].filter((key) => !isHiddenIn(set, key, empty))

test('a column that no row fills is hidden until it is asked for', () => {
  expect(shown(none)).toEqual(['section'])
  expect(shown(toggleColumn(none, 'angle', empty))).toEqual(['section', 'angle'])
})

test('a column that was asked for can be hidden and shown again', () => {
  const asked = toggleColumn(none, 'angle', empty)
  const hidden = toggleColumn(asked, 'angle', empty)
  expect(shown(hidden)).toEqual(['section'])
  expect(toggleColumn(hidden, 'angle', empty)).toEqual(asked)
})

test('a column with values is hidden by choice alone', () => {
  const hidden = toggleColumn(none, 'section', empty)
  expect(hidden).toEqual({ hidden: ['section'], order: [] })
  expect(toggleColumn(hidden, 'section', empty)).toEqual(none)
})

test.each([
  [
    { hidden: ['a'], order: ['b'] },
    { hidden: ['a'], order: ['b'] },
  ],
  [
    { hidden: ['a'], order: [], asked: ['c'] },
    { hidden: ['a'], order: [], asked: ['c'] },
  ],
  [{ hidden: [1], asked: 'x' }, none],
  [null, none],
])('a stored preference is read: %j', (stored, set) => {
  expect(columnSetOf(stored)).toEqual(set)
})
