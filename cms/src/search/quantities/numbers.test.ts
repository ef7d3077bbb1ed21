import { expect, test } from 'vitest'
import type { Locale } from '@vitrine/configuration/locales'
import { readNumber } from './numbers.ts'

test.each<[string, Locale, number[]]>([
  ['95', 'br', [95]],
  ['2,5', 'br', [2.5]],
  ['2.5', 'br', [2.5]],
  ['2,5', 'en', [2.5]],
  ['1.000', 'br', [1000, 1]],
  ['1.000', 'en', [1, 1000]],
  ['1,000', 'en', [1000, 1]],
  ['1,000', 'es', [1, 1000]],
  ['0.125', 'br', [0.125]],
  ['1.234.567', 'br', [1234567]],
  ['1.234,5', 'br', [1234.5]],
  ['1,234.5', 'en', [1234.5]],
])('reads %s in %s as %j, likeliest first', (digits, locale, values) => {
  const readings = readNumber(digits, locale)
  expect(readings.map(({ value }) => value)).toEqual(values)
  expect(readings.map(({ weight }) => weight).toSorted((a, b) => b - a)).toEqual(
    readings.map(({ weight }) => weight),
  )
})
