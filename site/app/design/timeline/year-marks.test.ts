import { expect, test } from 'vitest'
import { yearMarks } from './year-marks.ts'

test('years stand to scale, from end to end of the line', () => {
  const marks = yearMarks([2026, 1978, 2002])
  expect(marks.map(({ year, at }) => [year, at])).toEqual([[1978, 1], [2002, 50], [2026, 99]])
})

test('figures that would touch are left out, never the last', () => {
  expect(yearMarks([1978, 1979, 2000, 2025, 2026]).filter(({ named }) => named).map(({ year }) => year)).toEqual([1978, 2000, 2026])
})

test('a single year is no division by nothing', () => {
  expect(yearMarks([1978, 1978])).toEqual([{ year: 1978, at: 1, named: true }])
})
