import { expect, it } from 'vitest'
import { calendarWeeks, dayOf, firstWeekday } from './calendar-days.ts'

it('begins with the current week, on the first day of a week of the language', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(firstWeekday('pt')).toBe(7)
  expect(calendarWeeks(now, 'pt')[0]?.[0]?.day).toBe('2026-11-22')
  expect(calendarWeeks(now, 'es')[0]?.[0]?.day).toBe('2026-11-23')
  expect(calendarWeeks(now, 'de').flat()).toHaveLength(35)
})

it('takes today from the time zone of the company', () => {
  const night = new Date('2026-11-27T01:00:00Z')
  expect(dayOf(night)).toBe('2026-11-26')
  const days = calendarWeeks(night, 'pt').flat()
  expect(days.find(({ isToday }) => isToday)?.day).toBe('2026-11-26')
  expect(days.filter(({ isPast }) => isPast)).toHaveLength(4)
})

it('passes the end of a year and a day without an hour', () => {
  const days = calendarWeeks(new Date('2026-12-30T12:00:00Z'), 'en').flat()
  expect(days[0]?.day).toBe('2026-12-27')
  expect(days.at(-1)?.day).toBe('2027-01-30')
})
