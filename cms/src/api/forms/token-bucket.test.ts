import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('refills at a constant rate up to its capacity', () => {
  const bucket = new TokenBucket({ perMinute: 2, now: 0 })
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false])
  expect([bucket.take(29_000), bucket.take(31_000), bucket.take(31_000)]).toEqual([
    false,
    true,
    false,
  ])
  expect([bucket.take(3_600_000), bucket.take(3_600_000), bucket.take(3_600_000)]).toEqual([
    true,
    true,
    false,
  ])
})
