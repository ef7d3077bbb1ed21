import { expect, test } from 'vitest'
import { yearMarks } from './year-marks.ts'

const named = (years: number[], how: string) =>
  yearMarks(years)
    .filter((mark) => mark.named === how)
    .map(({ year }) => year)

test('places years to scale over the whole line', () => {
  const marks = yearMarks([2026, 1978, 2002])
  expect(marks.map(({ year, at }) => [year, at])).toEqual([
    [1978, 1],
    [2002, 50],
    [2026, 99],
  ])
})

test('omits overlapping labels, never those at the ends', () => {
  expect(named([1978, 1979, 2000, 2025, 2026], 'always')).toEqual([1978, 2000, 2026])
  expect(named([1978, 1979, 2000, 2025, 2026], 'never')).toEqual([1979, 2025])
})

test('labels a year on wide screens only if it fits there only', () => {
  expect(named([1978, 1984, 1999, 2026], 'wide')).toEqual([1984])
})

test('places a single year', () => {
  expect(yearMarks([1978, 1978])).toEqual([{ year: 1978, at: 1, named: 'always' }])
})
