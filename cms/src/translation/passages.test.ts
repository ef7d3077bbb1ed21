import { expect, it } from 'vitest'
import { acceptHunks, fingerprintOf, hunksOf } from './passages.ts'

it('gives equal fingerprints to texts that differ in blanks or composition only', () => {
  expect(fingerprintOf(' Torque  de\naperto')).toBe(fingerprintOf('Torque de aperto'))
  expect(fingerprintOf('Conexa\u0303o')).toBe(fingerprintOf('Conexão'))
  expect(fingerprintOf('Torque 10 N·m')).not.toBe(fingerprintOf('Torque 12 N·m'))
})

it.each([
  ['abc', 'abc', []],
  ['', 'ab', [[0, 0, 0, 2]]],
  ['abc', 'axc', [[1, 2, 1, 2]]],
  [
    'abc',
    'bcd',
    [
      [0, 1, 0, 0],
      [3, 3, 2, 3],
    ],
  ],
  [
    'abcd',
    'acbd',
    [
      [1, 2, 1, 1],
      [3, 3, 2, 3],
    ],
  ],
])('finds the differences of %s and %s', (before, after, expected) => {
  const hunks = hunksOf([...before], [...after])
  expect(acceptHunks([...before], [...after], () => true).join('')).toBe(after)
  expect(acceptHunks([...before], [...after], () => false).join('')).toBe(before)
  expect(hunks.map(({ from, to, newFrom, newTo }) => [from, to, newFrom, newTo])).toEqual(expected)
})

it('compares long texts in bounded time', () => {
  const long = Array.from({ length: 5000 }, (_, at) => `before ${at}`)
  const other = Array.from({ length: 5000 }, (_, at) => `after ${at}`)
  expect(hunksOf(long, other)).toHaveLength(1)
})
