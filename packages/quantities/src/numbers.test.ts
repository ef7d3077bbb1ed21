import { describe, expect, it } from 'vitest'
import { decimalMarkOf, digitReadings, readInches, readNumber } from './numbers.ts'

describe('digits', () => {
  it.each([
    ['7', [['7', undefined]]],
    ['2,5', [['2.5', ',']]],
    ['.5', [['0.5', '.']]],
    ['-,5', [['-0.5', ',']]],
    ['5.', [['5', '.']]],
    ['1.250,50', [['1250.50', ',']]],
    ['1,250.5', [['1250.5', '.']]],
    ['1.234.567', [['1234567', ',']]],
    ['0,125', [['0.125', ',']]],
    ['1250,500', [['1250.500', ',']]],
    [
      '1.250',
      [
        ['1.250', '.'],
        ['1250', ','],
      ],
    ],
  ])('%s', (digits, expected) =>
    expect(digitReadings(digits).map(({ plain, mark }) => [plain, mark])).toEqual(expected),
  )

  it.each(['', '.', ',', '1,2,3', '12.34.567', '1.23,456.7', '1e5', '١٢', '1,,2', '1.000,000.5'])(
    'none of %j',
    (digits) => expect(digitReadings(digits)).toEqual([]),
  )
})

it('reads numbers by the mark of the language', () => {
  const read = (text: string) => [',', '.'].map((mark) => readNumber(text, mark as ',' | '.'))
  expect(read('1.250')).toEqual([1250, 1.25])
  expect(read(' − 1\u00a0250,5 ')).toEqual([-1250.5, -1250.5])
  expect(read('1/2')).toEqual([undefined, undefined])
  expect(read('1.5e3')).toEqual([undefined, undefined])
  expect(['pt-BR', 'en', 'es', 'de'].map(decimalMarkOf)).toEqual([',', '.', ',', ','])
})

it('reads inches with a fraction', () => {
  expect(['3/8', '1 1/2', '1-1/2', '½', '2½', '10 3/4', '13/16'].map(readInches)).toEqual([
    0.375, 1.5, 1.5, 0.5, 2.5, 10.75, 0.8125,
  ])
  expect(
    ['11/2', '1/3', '4/2', '95/12', '1/0', '3/8/2', '1/2 1/2', '1'.repeat(200)].map(readInches),
  ).toEqual(Array(8).fill(undefined))
})
