import { describe, expect, it } from 'vitest'
import { dateTimeText, fromPicker, instantOfTyped, toPicker, zoneText } from './dates.ts'

describe('dates of the panel', () => {
  it.each([
    ['pt', '22/11/2026 06:19'],
    ['es', '22/11/2026 06:19'],
    ['en', '22 Nov 2026, 06:19'],
  ])('in %s: %s', (language, text) =>
    expect(dateTimeText('2026-11-22T09:19:00.000Z', language)).toBe(text),
  )
  it('shows the day of São Paulo at night', () =>
    expect(dateTimeText('2026-01-01T02:30:00.000Z', 'pt')).toBe('31/12/2025 23:30'))
  // dates with and without daylight saving time, which São Paulo had until 2019
  it.each([
    '2026-11-22T09:19:00.000Z',
    '2026-01-01T02:30:00.000Z',
    '2018-11-04T12:00:00.000Z',
    '2018-12-31T23:59:00.000Z',
    '2026-06-01T00:00:00.000Z',
  ])('round-trips %s through a picker', (iso) => expect(fromPicker(toPicker(iso))).toBe(iso))
  it('gives a picker the parts of São Paulo time', () => {
    const picked = toPicker('2026-11-22T09:19:00.000Z')
    expect([picked.getDate(), picked.getHours(), picked.getMinutes()]).toEqual([22, 6, 19])
  })
  it('reads a typed time in the zone of the company, whatever the zone of the browser', () => {
    expect(instantOfTyped('2026-11-28T08:30')).toBe('2026-11-28T11:30:00.000Z')
    expect(instantOfTyped('')).toBeUndefined()
  })
})

it.each(['pt', 'en', 'es', 'de'])('names the time zone in words (%s)', (language) => {
  expect(zoneText(language)).toMatch(/Brasília|Brasilia/)
  expect(zoneText(language)).not.toMatch(/[/_]/)
})
