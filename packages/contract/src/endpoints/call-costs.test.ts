import { expect, test } from 'vitest'
import { callNames } from '../calls.ts'
import { bodyOfCall } from './call-bodies.ts'
import { costOfCall } from './call-costs.ts'

test('a call costs one, and a list more by its size', () => {
  for (const name of callNames) expect(costOfCall(name, 500), name).toBe(1)
  expect(costOfCall('product-read', 100_000)).toBe(1)
  expect(costOfCall('part-numbers-find', 1000 * 12)).toBeGreaterThan(2)
  expect(costOfCall('lines-read', bodyOfCall('lines-read')?.json?.bytes ?? 0)).toBeGreaterThan(30)
})
