import { expect, test } from 'vitest'
import { rateLimit, rateLimitPolicy } from './rate-limit-fields.ts'

test('writes a quota per window, and what remains of it', () => {
  const limit = { name: 'forms', quota: 30, windowSeconds: 3600, remaining: 12, resetSeconds: 90 }
  expect([rateLimitPolicy(limit), rateLimit(limit)]).toEqual([
    '"forms";q=30;w=3600',
    '"forms";r=12;t=90',
  ])
})

test('writes a quota of concurrent requests without a window; no negative remainder', () => {
  const limit = { name: 'reads', quota: 202, remaining: -1 }
  expect([rateLimitPolicy(limit), rateLimit(limit)]).toEqual([
    '"reads";q=202;qu="concurrent-requests"',
    '"reads";r=0',
  ])
})
