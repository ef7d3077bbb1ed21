import { expect, test } from 'vitest'
import { Invalidations } from './invalidations.ts'

test('is outdated after a change of its tags and not of others', () => {
  const invalidations = new Invalidations()
  const since = invalidations.now()
  invalidations.record(new Set(['product:1']))
  expect(invalidations.isOutdated(since, ['product:1', 'layout'])).toBe(true)
  expect(invalidations.isOutdated(since, ['product:2', 'layout'])).toBe(false)
  expect(invalidations.isOutdated(invalidations.now(), ['product:1'])).toBe(false)
})

test('is outdated after a change of everything, even without tags', () => {
  const invalidations = new Invalidations()
  const since = invalidations.now()
  invalidations.record('everything')
  expect(invalidations.isOutdated(since, [])).toBe(true)
})

test('is outdated when begun before the oldest logged change', () => {
  const invalidations = new Invalidations(2)
  const since = invalidations.now()
  for (const tag of ['a', 'b', 'c']) invalidations.record(new Set([tag]))
  expect(invalidations.isOutdated(since, ['z'])).toBe(true)
  expect(invalidations.isOutdated(since + 1, ['z'])).toBe(false)
})
