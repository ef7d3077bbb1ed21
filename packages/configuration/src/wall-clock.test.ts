import { expect, it } from 'vitest'
import {
  endOfDay,
  instantOf,
  readWallClock,
  startOfDay,
  wallClock,
  wallTimeOf,
} from './wall-clock.ts'

// right answers: Temporal, `disambiguation: 'compatible'`
it.each([
  ['America/Santiago', '2027-09-05T00:00', '2027-09-05T04:00:00Z', 'never'],
  ['America/Santiago', '2027-09-05T00:30', '2027-09-05T04:30:00Z', 'never'],
  ['America/Santiago', '2027-09-05T01:00', '2027-09-05T04:00:00Z', 'once'],
  ['America/Santiago', '2027-09-04T23:59', '2027-09-05T03:59:00Z', 'once'],
  ['America/Santiago', '2027-04-03T23:30', '2027-04-04T02:30:00Z', 'twice'],
  ['Europe/Berlin', '2027-10-31T02:00', '2027-10-31T00:00:00Z', 'twice'],
  ['Europe/Berlin', '2027-10-31T02:59', '2027-10-31T00:59:00Z', 'twice'],
  ['Europe/Berlin', '2027-10-31T03:00', '2027-10-31T02:00:00Z', 'once'],
  ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00Z', 'never'],
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30:00Z', 'twice'],
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00Z', 'never'],
  ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45:00Z', 'never'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45:00Z', 'twice'],
  ['Pacific/Apia', '2011-12-30T00:00', '2011-12-30T10:00:00Z', 'never'],
  ['Pacific/Apia', '2011-12-30T18:00', '2011-12-31T04:00:00Z', 'never'],
  ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00:00Z', 'once'],
  ['Pacific/Apia', '2011-12-29T23:59', '2011-12-30T09:59:00Z', 'once'],
  ['America/Sao_Paulo', '2018-11-04T00:00', '2018-11-04T03:00:00Z', 'never'],
  ['America/Sao_Paulo', '2018-02-17T23:30', '2018-02-18T01:30:00Z', 'twice'],
  ['Atlantic/Azores', '2027-10-31T00:30', '2027-10-31T00:30:00Z', 'twice'],
  ['Asia/Kolkata', '2027-06-01T08:30', '2027-06-01T03:00:00Z', 'once'],
  ['UTC', '2027-06-01T08:30', '2027-06-01T08:30:00Z', 'once'],
])('in %s, %s is %s', (zone, wall, instant, kind) =>
  expect(readWallClock(Date.parse(`${wall}Z`), zone)).toEqual({
    instant: Date.parse(instant),
    kind,
  }),
)

it('the first and the last second of a day are on it', () => {
  const zones = [
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
    'Africa/Cairo',
    'Asia/Beirut',
  ]
  for (const zone of zones)
    for (let noon = Date.UTC(2027, 0, 1, 12); noon < Date.UTC(2028, 0, 1); noon += 86_400_000) {
      const day = new Date(noon).toISOString().slice(0, 10)
      const dayAt = (instant: number): string =>
        new Date(wallClock(instant, zone)).toISOString().slice(0, 10)
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
      expect([
        dayAt(start - 1000) < day,
        dayAt(start),
        dayAt(end),
        dayAt(end + 1000) > day,
      ]).toEqual([true, day, day, true])
    }
})

it('keeps milliseconds, also before 1970', () => {
  expect(instantOf(Date.parse('1969-07-20T17:17:40.123Z'), 'America/Sao_Paulo')).toBe(
    Date.parse('1969-07-20T20:17:40.123Z'),
  )
})

it.each([
  ['2026-11-28T08:30', '2026-11-28T08:30:00.000Z'],
  ['2026-11-28T08:30:05', '2026-11-28T08:30:05.000Z'],
])('the wall clock time of %s is %s', (text, iso) => expect(wallTimeOf(text)).toBe(Date.parse(iso)))

it.each(['', '2026-11-28', '2026-11-28T', '2026-11-28T08:30Z', '2026-13-40T08:30', 'x'])(
  'the text %j is no wall clock time',
  (text) => expect(wallTimeOf(text)).toBeUndefined(),
)
