import { expect, test } from 'vitest'
import { columnSetOf, moveColumn, orderColumns, toggleColumn } from './columns.ts'
import { figuresOf } from './figures.ts'
import { fillDown, fillFrom, fillRight, openCopies, stretchTo, tiled } from './fill.ts'
import { isMatch, neighborIn, replaceIn } from './find.ts'
import { emptyHistory, hasStep, record, redo, undo } from './history.ts'
import { matchRows } from './match-rows.ts'
import {
  cellCount,
  clampSelection,
  placesOf,
  rectOf,
  wholeColumns,
  wholeRows,
  wholeSheet,
} from './selection.ts'
import { columnStep, columnWindow, renderedIndices, rowWindow } from './sheet-window.ts'

const place = (row: number, column: number) => ({ row, column })
const rect = (top: number, left: number, bottom: number, right: number) => ({
  top,
  left,
  bottom,
  right,
})

test('a selection extended up and to the left is the same rectangle', () => {
  expect(rectOf({ active: place(4, 3), end: place(1, 2) })).toEqual(rect(1, 2, 4, 3))
  expect(cellCount(rect(1, 2, 4, 3))).toBe(8)
  expect(placesOf(rect(1, 2, 2, 3))).toEqual([place(1, 2), place(1, 3), place(2, 2), place(2, 3)])
})

test('whole rows, columns and sheet keep to the shown cells', () => {
  const selection = { active: place(1, 1), end: place(2, 2) }
  const extent = { rows: 5, columns: 4 }
  expect(rectOf(wholeRows(selection, extent))).toEqual(rect(1, 0, 2, 3))
  expect(rectOf(wholeColumns(selection, extent))).toEqual(rect(0, 1, 4, 2))
  expect(rectOf(wholeSheet(extent))).toEqual(rect(0, 0, 4, 3))
  expect(clampSelection(selection, { rows: 1, columns: 2 })).toEqual({
    active: place(0, 1),
    end: place(0, 1),
  })
})

test('fill repeats the first row or column, or the one before a single one', () => {
  expect(fillDown(rect(2, 0, 4, 0))).toEqual([
    { from: place(2, 0), to: place(3, 0) },
    { from: place(2, 0), to: place(4, 0) },
  ])
  expect(fillDown(rect(2, 1, 2, 1))).toEqual([{ from: place(1, 1), to: place(2, 1) }])
  expect(fillDown(rect(0, 0, 0, 3))).toEqual([])
  expect(fillRight(rect(0, 1, 0, 2))).toEqual([{ from: place(0, 1), to: place(0, 2) }])
  expect(fillRight(rect(0, 0, 0, 0))).toEqual([])
})

test('a closed cell fills no others', () => {
  const copies = fillDown(rect(0, 0, 1, 1))
  expect(openCopies(copies, ({ column }) => column === 0)).toEqual([
    { from: place(0, 1), to: place(1, 1) },
  ])
})

test('a step is found until it is undone', () => {
  const [first, second] = [{ step: {} }, { step: {} }]
  const read = { step: {} }
  const one = record<{ step: object }>(emptyHistory, read)
  const two = record(one, first)
  expect(hasStep(two, second.step, first.step)).toBe(true)
  const back = undo(one, first)
  expect(back && hasStep(back.history, back.state.step, first.step)).toBe(false)
})

test('the fill handle extends in one direction and repeats the pattern', () => {
  expect(stretchTo(rect(1, 1, 2, 1), place(5, 2))).toEqual(rect(1, 1, 5, 1))
  expect(stretchTo(rect(1, 1, 2, 1), place(2, 4))).toEqual(rect(1, 1, 2, 4))
  expect(stretchTo(rect(3, 1, 3, 1), place(0, 1))).toEqual(rect(0, 1, 3, 1))
  expect(fillFrom(rect(1, 0, 2, 0), rect(1, 0, 5, 0)).map(({ from }) => from.row)).toEqual([
    1, 2, 1,
  ])
  // an upward fill repeats the pattern from its end
  expect(fillFrom(rect(2, 0, 3, 0), rect(0, 0, 3, 0)).map(({ from }) => from.row)).toEqual([2, 3])
  expect(fillFrom(rect(3, 0, 4, 0), rect(2, 0, 4, 0)).map(({ from }) => from.row)).toEqual([4])
})

test('a block is repeated over a multiple of its size only', () => {
  expect(tiled([['a', 'b']], rect(0, 0, 1, 3))).toEqual([
    ['a', 'b', 'a', 'b'],
    ['a', 'b', 'a', 'b'],
  ])
  expect(tiled([['a', 'b']], rect(0, 0, 0, 2))).toBeUndefined()
  expect(tiled([['a'], ['b', 'c']], rect(0, 0, 3, 3))).toBeUndefined()
  expect(tiled([['a']], rect(0, 0, 0, 0))).toBeUndefined()
})

test('search ignores case; parts are all replaced, whole cells at once', () => {
  expect(isMatch('M12 x 1,5', { text: 'm12', whole: false })).toBe(true)
  expect(isMatch('M12', { text: 'm1', whole: true })).toBe(false)
  expect(isMatch('', { text: '', whole: true })).toBe(true)
  expect(isMatch('a', { text: '', whole: false })).toBe(false)
  expect(replaceIn('aXbxc', { text: 'x', whole: false }, '-')).toBe('a-b-c')
  expect(replaceIn('aaa', { text: 'aa', whole: false }, 'b')).toBe('ba')
  expect(replaceIn(' M12 ', { text: 'm12', whole: true }, 'M16')).toBe('M16')
  // a replacement that contains the search text is not searched again
  expect(replaceIn('a', { text: 'a', whole: false }, 'aa')).toBe('aa')
  expect(replaceIn('2.5', { text: '.', whole: false }, ',')).toBe('2,5')
  expect(replaceIn('İx', { text: 'x', whole: false }, 'y')).toBe('İy')
})

test('the neighbor in a list is cyclic', () => {
  expect([neighborIn([2, 5], 2, 1), neighborIn([2, 5], 5, 1), neighborIn([2, 5], 2, -1)]).toEqual([
    5, 2, 5,
  ])
  expect(neighborIn([], 0, 1)).toBeUndefined()
})

test('figures sum numbers of one unit', () => {
  const mm = (value: unknown) => ({ value, unit: 'mm' })
  expect(figuresOf([mm(0.1), mm(0.2), mm('abc'), mm(undefined), mm([1, 2])])).toEqual({
    cells: 5,
    numbers: 2,
    unit: 'mm',
    sum: 0.3,
    min: 0.1,
    max: 0.2,
  })
  expect(figuresOf([mm(1), { value: 2, unit: 'kg' }])).toEqual({ cells: 2, numbers: 2, unit: null })
  expect(figuresOf([mm(Number.NaN)])).toEqual({ cells: 1, numbers: 0, unit: null })
  expect(figuresOf([mm(1e-7), mm(1)]).sum).toBe(1.0000001)
})

test('a column set orders known columns and leaves others at the end', () => {
  const columns = ['a', 'b', 'c'].map((key) => ({ key }))
  const set = columnSetOf({ hidden: ['b'], order: ['c', 'x', 'a'] })
  expect(orderColumns(columns, set).map(({ key }) => key)).toEqual(['c', 'a', 'b'])
  expect(toggleColumn(toggleColumn(set, 'a'), 'b').hidden).toEqual(['a'])
  expect(moveColumn(set, ['c', 'a', 'b'], { key: 'a', step: -1 }).order).toEqual([
    'a',
    'c',
    'b',
    'x',
  ])
  expect(moveColumn(set, ['c'], { key: 'c', step: 1 })).toBe(set)
  expect(columnSetOf('broken')).toEqual({ hidden: [], order: [] })
  expect(columnSetOf({ hidden: [1], order: null })).toEqual({ hidden: [], order: [] })
})

test('rendered rows are those in view and the one with the focus', () => {
  const window = rowWindow({ top: 28 * 500, height: 28 * 20 }, 28, 1000)
  expect(window).toEqual({ from: 496, to: 528 })
  const { rendered, rest } = renderedIndices(window, 3, 1000)
  expect(rendered[0]).toEqual({ index: 3, gap: 3 })
  expect(rendered[1]).toEqual({ index: 496, gap: 492 })
  expect(rest).toBe(472)
  expect(rowWindow({ top: 0, height: 560 }, 28, 3)).toEqual({ from: 0, to: 3 })
  expect(rowWindow({ top: 99_999, height: 560 }, 28, 30)).toEqual({ from: 2, to: 30 })
  expect(renderedIndices({ from: 0, to: 0 }, 0, 0)).toEqual({ rendered: [], rest: 0 })
})

test('columns in view are rendered, also those that an offset between two steps shows', () => {
  const edges = [0, 120, ...Array.from({ length: 100 }, (_, column) => 120 + 80 * (column + 1))]
  const width = 900
  for (let left = 0; left < 7200; left += 35) {
    const step = Math.floor(left / columnStep) * columnStep
    const { from, to } = columnWindow({ left: step, width }, edges)
    expect(edges[from] ?? 0).toBeLessThanOrEqual(left + 120)
    expect(edges[to] ?? 0).toBeGreaterThanOrEqual(Math.min(left + width, 8120))
    expect(to - from).toBeLessThanOrEqual(Math.ceil((width + 2 * columnStep) / 80))
  }
  expect(columnWindow({ left: 0, width }, [0, 120])).toEqual({ from: 1, to: 1 })
  expect(columnWindow({ left: 99_960, width }, edges)).toEqual({ from: 101, to: 101 })
  // the first column is always there, and no gap comes before the second one
  expect(renderedIndices({ from: 1, to: 3 }, 0, 101, 1)).toEqual({
    rendered: [
      { index: 1, gap: 0 },
      { index: 2, gap: 0 },
    ],
    rest: 98,
  })
  expect(renderedIndices({ from: 10, to: 11 }, 4, 101, 1).rendered).toEqual([
    { index: 4, gap: 3 },
    { index: 10, gap: 5 },
  ])
})

test('undo and redo walk the changes; a new change drops the undone ones', () => {
  const first = record<string>(emptyHistory, 'a')
  const back = undo(first, 'b')
  expect(back?.state).toBe('a')
  expect(redo(back?.history ?? emptyHistory, 'a')?.state).toBe('b')
  expect(record(back?.history ?? emptyHistory, 'a').future).toEqual([])
  expect(undo<string>(emptyHistory, 'a')).toBeUndefined()
  const long = Array.from({ length: 300 }, (_, step) => String(step)).reduce(
    (history, state) => record(history, state),
    record<string>(emptyHistory, 'start'),
  )
  expect(long.past).toHaveLength(100)
})

test('published rows are found by name, repeated names in order', () => {
  expect(matchRows(['b', 'a', 'a', '', 'new', 'a'], ['a', 'b', 'a', ''])).toEqual([
    1,
    0,
    2,
    undefined,
    undefined,
    undefined,
  ])
})
