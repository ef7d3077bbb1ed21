import { expect, test } from 'vitest'
import { isSpelledLike } from './spelling.ts'

test.each([
  ['TC-95-12', 'TC-95-12'],
  ['tc9512', 'TC-95-12'],
  ['tc 95/12', 'TC-95-12'],
  ['TC.95.12', 'TC-95-12'],
  ['tc 6/8', 'TC-6-8'],
  ['tc-95-12', 'TC9512'],
  ['2002 1201', '2002-1201'],
  ['xx-1/0-12', 'XX-1/0-12'],
  ['xx1012', 'XX-1/0-12'],
  ['ha 58 24', 'HA-58-24'],
])('%s is a spelling of %s', (typed, printed) => expect(isSpelledLike(typed, printed)).toBe(true))

test.each([
  ['PF 1/0', 'PF-10'],
  ['TC-1/0-6', 'TC-10-6'],
  ['TC 1-0-6', 'TC-10-6'],
  ['DU 1/6', 'DU-16'],
  ['DU-1-6', 'DU-16'],
  ['DU-1 6', 'DU-16'],
  ['TC 4/0', 'TC-400-12'],
  ['TO 1.5-3', 'TO-15-3'],
  ['HA-5/8-24', 'HA-58-24'],
  ['AP-CAA-4/0', 'AP-CAA-40'],
  ['XX-1/0-12', 'XX-1-0-12'],
  ['XX-10-12', 'XX-1/0-12'],
  ['TC 9/512', 'TC9512'],
])('%s is no spelling of %s', (typed, printed) => expect(isSpelledLike(typed, printed)).toBe(false))

test('a part of a number is compared from where it begins', () => {
  expect(isSpelledLike('95/12', 'TC-95-12', 2)).toBe(true)
  expect(isSpelledLike('9/512', 'TC-95-12', 2)).toBe(false)
})
