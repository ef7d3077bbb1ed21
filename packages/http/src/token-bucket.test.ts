import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('refills at a constant rate up to its capacity', () => {
  let now = 0
  const bucket = new TokenBucket({ size: 2, perSecond: 2 / 60, now: () => now })
  const takenAt = (ms: number) => {
    now = ms
    return bucket.take()
  }
  expect([takenAt(0), takenAt(0), takenAt(0)]).toEqual([true, true, false])
  expect([takenAt(29_000), takenAt(31_000), takenAt(31_000)]).toEqual([false, true, false])
  expect([takenAt(3_600_000), takenAt(3_600_000), takenAt(3_600_000)]).toEqual([true, true, false])
})
