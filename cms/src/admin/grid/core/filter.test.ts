import { expect, test } from 'vitest'
import { countTexts, isFiltered, noFilters, shownRows } from './filter.ts'
import type { FilterSource, SheetFilters, SheetSort } from './filter.ts'

type Cell = string | number | [number, number] | undefined

const cells: Record<string, Cell>[] = [
  { code: 'A10', size: 10, range: [10, 16], finish: 'Estanhado' },
  { code: 'A9', size: 2.5, range: [1, 4], finish: 'Nu' },
  { code: 'B1', size: 'dez', finish: 'Nu' },
  { code: 'B2' },
]

const source: FilterSource = {
  rows: cells.length,
  textAt: (row, key) => String(cells[row]?.[key] ?? ''),
  valueAt: (row, key) => cells[row]?.[key],
  hasError: (row) => row === 2,
  hasChange: (row) => row === 1,
}

const shown = (filters: SheetFilters, sort?: SheetSort, more: Partial<FilterSource> = {}) =>
  shownRows({ ...source, ...more }, filters, sort, 'pt')

test('filters combine; without one all rows are shown', () => {
  expect(shown(noFilters)).toEqual([0, 1, 2, 3])
  expect(shown({ columns: { finish: { kind: 'values', texts: ['Nu', ''] } } })).toEqual([1, 2, 3])
  expect(
    shown({
      columns: {
        finish: { kind: 'values', texts: ['Nu'] },
        code: { kind: 'contains', text: 'b' },
      },
    }),
  ).toEqual([2])
  expect(shown({ columns: {}, only: 'errors' })).toEqual([2])
  expect(shown({ columns: {}, only: 'changes' })).toEqual([1])
})

test('bounds include themselves and overlap ranges; texts are outside', () => {
  const between = (key: string, from?: number, to?: number) =>
    shown({ columns: { [key]: { kind: 'between', from, to } } })
  expect(between('size', 2.5, 10)).toEqual([0, 1])
  expect(between('size', 2.6)).toEqual([0])
  expect(between('range', 4, 9)).toEqual([1])
  expect(between('range', undefined, 10)).toEqual([0, 1])
})

test('sort is natural, by numbers where both are, empty cells last in both directions', () => {
  expect(shown(noFilters, { key: 'code', direction: 'ascending' })).toEqual([1, 0, 2, 3])
  expect(shown(noFilters, { key: 'code', direction: 'descending' })).toEqual([3, 2, 0, 1])
  expect(shown(noFilters, { key: 'range', direction: 'ascending' })).toEqual([1, 0, 2, 3])
  expect(shown(noFilters, { key: 'range', direction: 'descending' })).toEqual([0, 1, 2, 3])
})

test('a retained row is shown whatever the filters are', () => {
  expect(
    shown({ columns: { code: { kind: 'contains', text: 'A' } } }, undefined, {
      isRetained: (row) => row === 3,
    }),
  ).toEqual([0, 1, 3])
})

test('accents and case do not matter for a part of a text', () => {
  expect(shown({ columns: { finish: { kind: 'contains', text: 'ÉSTAN' } } })).toEqual([0])
})

test('texts are counted in natural order', () => {
  expect(countTexts(['M10', '', 'M8', 'M10'], 'pt')).toEqual([
    { text: 'M8', count: 1 },
    { text: 'M10', count: 2 },
    { text: '', count: 1 },
  ])
  expect(isFiltered({ columns: {}, only: 'errors' })).toBe(true)
})
