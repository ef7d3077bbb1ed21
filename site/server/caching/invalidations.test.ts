import { expect, test } from 'vitest'
import { Invalidations } from './invalidations.ts'

test('what was begun before a change of its tags is old; other tags leave it alone', () => {
  const invalidations = new Invalidations()
  const since = invalidations.now()
  invalidations.record(new Set(['product:1']))
  expect(invalidations.isOutdated(since, ['product:1', 'layout'])).toBe(true)
  expect(invalidations.isOutdated(since, ['product:2', 'layout'])).toBe(false)
  expect(invalidations.isOutdated(invalidations.now(), ['product:1'])).toBe(false)
})

test('a change of everything overtakes all, even what has no tags', () => {
  const invalidations = new Invalidations()
  const since = invalidations.now()
  invalidations.record('everything')
  expect(invalidations.isOutdated(since, [])).toBe(true)
})

test('who began before the oldest change that is remembered is taken for old', () => {
  const invalidations = new Invalidations(2)
  const since = invalidations.now()
  for (const tag of ['a', 'b', 'c']) invalidations.record(new Set([tag]))
  expect(invalidations.isOutdated(since, ['z'])).toBe(true)
  expect(invalidations.isOutdated(since + 1, ['z'])).toBe(false)
})
