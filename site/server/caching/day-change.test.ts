import { expect, test } from 'vitest'
import { DayChange } from './day-change.ts'

test('expires the tag of a day at midnight of the company’s time zone, and once more for clocks that differ', () => {
  const expired: string[][] = []
  let now = new Date('2026-11-24T02:59:59.500Z')
  const days = new DayChange(
    (tags) => expired.push([...tags]),
    () => now,
  )
  days.look()
  expect(expired).toEqual([])
  now = new Date('2026-11-24T03:00:00.500Z')
  days.look()
  days.look()
  expect(expired).toEqual([['day:2026-11-24']])
  now = new Date('2026-11-24T03:01:01Z')
  days.look()
  days.look()
  expect(expired).toEqual([['day:2026-11-24'], ['day:2026-11-24']])
})

test('expires each day that passed while the machine stood still, and none when the clock is set back', () => {
  const expired: string[][] = []
  let now = new Date('2026-12-30T12:00:00Z')
  const days = new DayChange(
    (tags) => expired.push([...tags]),
    () => now,
  )
  now = new Date('2027-01-01T12:00:00Z')
  days.look()
  now = new Date('2026-12-31T12:00:00Z')
  days.look()
  expect(expired).toEqual([['day:2026-12-31', 'day:2027-01-01']])
})
