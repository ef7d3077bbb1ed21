import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Call } from './page-calls.ts'
import { deprecationHeaders } from './deprecation.ts'

test('a deprecated call names the days and its successor', () => {
  const { headers, links } = deprecationHeaders({
    deprecated: { since: '2027-01-01', until: '2028-02-01', successor: 'products-list' },
  })
  expect(headers).toEqual({
    deprecation: `@${Date.UTC(2027, 0, 1) / 1000}`,
    sunset: 'Tue, 01 Feb 2028 00:00:00 GMT',
  })
  expect(links).toContain('</api/v1/web/products>; rel="successor-version"')
})

test('a call without a mark has none of it', () =>
  expect(deprecationHeaders({})).toEqual({ headers: {}, links: [] }))

test('a call is answered for at least a year after it is marked', () => {
  for (const { deprecated, path } of Object.values<Call>(calls)) {
    if (!deprecated) continue
    const days = (Date.parse(deprecated.until) - Date.parse(deprecated.since)) / 86_400_000
    expect(days, path).toBeGreaterThanOrEqual(365)
    if (deprecated.successor) expect(Object.keys(calls)).toContain(deprecated.successor)
  }
})
