import { expect, it } from 'vitest'
import { instantBefore } from './moments.ts'

const now = new Date('2026-11-26T13:00:00Z')

it('takes the time of a past day in the time zone of the company', () => {
  expect(instantBefore(now, { daysAgo: 3, time: '09:10' }).toISOString()).toBe(
    '2026-11-23T12:10:00.000Z',
  )
})

it('moves times of today that are ahead into the last hour, in their order', () => {
  const ahead = ['10:30', '18:00', '23:59'].map((time) => instantBefore(now, { daysAgo: 0, time }))
  expect(ahead.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(ahead)
  expect(ahead[0]?.getTime()).toBeGreaterThan(now.getTime() - 3_600_000)
  expect(ahead[2]?.getTime()).toBeLessThan(now.getTime())
})
