import { expect, test } from 'vitest'
import {
  filterValueOf,
  groupFilters,
  intervalValue,
  matchesFilter,
  readInterval,
} from './filters.ts'

test('groups the values of an address by attribute; a value may have colons', () =>
  expect(groupFilters(['stud:M8', 'ratio:1:4', 'stud:M10'])).toEqual(
    new Map([
      ['stud', ['M8', 'M10']],
      ['ratio', ['1:4']],
    ]),
  ))

test('writes a value of each type', () =>
  expect(
    [2.5, [10, 16] as [number, number], 'M8', true, null, undefined].map(filterValueOf),
  ).toEqual(['2.5', '10..16', 'M8', 'true', undefined, undefined]))

test('reads intervals with either bound, in ascending order', () => {
  expect(readInterval('50~120')).toEqual({ from: 50, to: 120 })
  expect(readInterval('120~-0.5')).toEqual({ from: -0.5, to: 120 })
  expect(readInterval('50~')).toEqual({ from: 50, to: null })
  expect(readInterval('~120')).toEqual({ from: null, to: 120 })
  for (const value of ['~', '50', '10..16', 'a~b', '1e3~', '50~120~', '', '9'.repeat(40) + '~'])
    expect(readInterval(value), value).toBeUndefined()
  for (const value of ['50~120', '50~', '~120'])
    expect(intervalValue(readInterval(value) ?? { from: 0, to: 0 })).toBe(value)
})

test('matches a number within an interval, and texts by equality alone', () => {
  expect(matchesFilter(95, ['50~120'])).toBe(true)
  expect(matchesFilter(120, ['50~120'])).toBe(true)
  expect(matchesFilter(120.5, ['50~120'])).toBe(false)
  expect(matchesFilter(240, ['50~120', '240'])).toBe(true)
  expect(matchesFilter('50', ['1~100'])).toBe(false)
  expect(matchesFilter('1~4', ['1~4'])).toBe(true)
  expect(matchesFilter(null, ['~'])).toBe(false)
  expect(matchesFilter(undefined, ['undefined'])).toBe(false)
})
