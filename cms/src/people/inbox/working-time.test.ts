import { expect, it } from 'vitest'
import { workingDaysAfter, workingMs } from './working-time.ts'
import type { WorkingHours } from './working-time.ts'

const week: WorkingHours = {
  days: [1, 2, 3, 4, 5],
  fromMinute: 8 * 60,
  toMinute: 18 * 60,
  zone: 'America/Sao_Paulo',
}
const hoursBetween = (from: string, to: string, more: Partial<WorkingHours> = {}): number =>
  workingMs(new Date(from), new Date(to), { ...week, ...more }) / 3_600_000

it.each([
  ['within a day', '2026-11-26T10:31-03:00', '2026-11-26T15:31-03:00', 5],
  ['over a night', '2026-11-26T17:00-03:00', '2026-11-27T09:00-03:00', 2],
  ['over a weekend', '2026-11-27T17:30-03:00', '2026-11-30T08:30-03:00', 1],
  ['from a night', '2026-11-26T23:00-03:00', '2026-11-27T08:45-03:00', 0.75],
  ['before the day begins', '2026-11-26T05:00-03:00', '2026-11-26T07:59-03:00', 0],
  ['on a Sunday', '2026-11-29T09:00-03:00', '2026-11-29T15:00-03:00', 0],
  ['over a whole week', '2026-11-23T08:00-03:00', '2026-11-30T08:00-03:00', 50],
  ['of an end before the beginning', '2026-11-26T15:00-03:00', '2026-11-26T10:00-03:00', 0],
  ['from the last minute of the year', '2026-12-31T17:30-03:00', '2027-01-01T08:30-03:00', 1],
])('counts the working hours %s', (_, from, to, hours) => {
  expect(hoursBetween(from, to)).toBeCloseTo(hours, 6)
})

it('counts in the time zone of the company, not of the server', () => {
  expect(
    hoursBetween('2026-11-26T08:00Z', '2026-11-26T12:00Z', { zone: 'Asia/Tokyo' }),
  ).toBeCloseTo(1, 6)
})

it('counts elapsed time over a change to summer time and back', () => {
  const berlin = { zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7] }
  // a change of the clock at night does not change a working day of ten hours
  expect(hoursBetween('2026-03-28T17:00+01:00', '2026-03-29T09:00+02:00', berlin)).toBeCloseTo(2, 6)
  expect(hoursBetween('2026-10-24T17:00+02:00', '2026-10-25T09:00+01:00', berlin)).toBeCloseTo(2, 6)
  const night = { ...berlin, fromMinute: 0, toMinute: 24 * 60 }
  expect(hoursBetween('2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00', night)).toBeCloseTo(23, 6)
  expect(hoursBetween('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', night)).toBeCloseTo(25, 6)
  // working day from 01:30: until 06:00, without the hour that the change of the clock skips
  const early = { ...berlin, fromMinute: 90 }
  expect(hoursBetween('2026-03-29T00:00+01:00', '2026-03-29T06:00+02:00', early)).toBeCloseTo(
    3.5,
    6,
  )
})

it('counts all time for a company without working days', () => {
  expect(hoursBetween('2026-11-28T00:00Z', '2026-11-28T05:00Z', { days: [] })).toBeCloseTo(5, 6)
})

it('finds the beginning of a later working day', () => {
  const after = (from: string, count: number, more: Partial<WorkingHours> = {}) =>
    workingDaysAfter(new Date(from), count, { ...week, ...more }).toISOString()
  expect(after('2026-11-26T15:00-03:00', 2)).toBe('2026-11-30T11:00:00.000Z')
  expect(after('2026-11-28T15:00-03:00', 1)).toBe('2026-11-30T11:00:00.000Z')
  expect(after('2026-03-27T15:00+01:00', 1, { zone: 'Europe/Berlin' })).toBe(
    '2026-03-30T06:00:00.000Z',
  )
  expect(after('2026-11-26T15:00-03:00', 1, { days: [] })).toBe('2026-11-27T11:00:00.000Z')
})

it('counts no holidays, of one year or of each', () => {
  const holidays = new Set(['2026-11-26', '12-25'])
  expect(
    hoursBetween('2026-11-25T17:00-03:00', '2026-11-27T09:00-03:00', { holidays }),
  ).toBeCloseTo(2, 6)
  for (const year of [2026, 2028])
    expect(
      hoursBetween(`${year}-12-25T09:00-03:00`, `${year}-12-25T12:00-03:00`, { holidays }),
    ).toBe(0)
  // 26 November of another year is a working day
  expect(hoursBetween('2027-11-26T09:00-03:00', '2027-11-26T12:00-03:00', { holidays })).toBe(3)
})

it('finds a working day after holidays, and ends if all days are holidays', () => {
  const after = (from: string, holidays: ReadonlySet<string>) =>
    workingDaysAfter(new Date(from), 1, { ...week, holidays }).toISOString()
  expect(after('2026-12-24T15:00-03:00', new Set(['12-25', '2026-12-28']))).toBe(
    '2026-12-29T11:00:00.000Z',
  )
  const all = new Set<string>()
  for (let day = 0; day < 366; day += 1)
    all.add(new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10))
  expect(after('2026-11-26T15:00-03:00', all)).toMatch(/^20\d\d-/)
})
