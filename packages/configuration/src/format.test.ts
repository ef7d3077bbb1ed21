import { expect, test } from 'vitest'
import { formatDate } from './format.ts'

test.each([
  ['br', '2026-10-01', '01/10/2026'],
  ['es', '2026-10-01', '01/10/2026'],
  ['en', '2026-10-01', '1 Oct 2026'],
  ['en', '2026-09-14T12:00:00.000Z', '14 Sep 2026'],
] as const)('formats a date in %s: %s as %s', (locale, iso, text) => {
  expect(formatDate(iso, locale)).toBe(text)
})

test.each(['br', 'en', 'es'] as const)(
  'keeps a calendar date, converts an instant to São Paulo’s time (%s)',
  (locale) => {
    expect(formatDate('2026-10-01T01:00:00.000Z', locale)).toBe(formatDate('2026-09-30', locale))
  },
)
