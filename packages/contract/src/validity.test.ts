import { expect, test } from 'vitest'
import { timeZone } from '@vitrine/configuration/locales'
import { dayPlus, daysBetween, siteDay, validityOn, validityTags } from './validity.ts'

const days = { valid_from: '2026-01-10', valid_until: '2026-11-23' }

test.each([
  ['2026-01-09', 'upcoming'],
  ['2026-01-10', 'valid'],
  ['2026-11-23', 'valid'],
  ['2026-11-24', 'expired'],
])('on %s it is %s', (day, validity) => expect(validityOn(days, day)).toBe(validity))

test('without days a certificate is always valid', () => {
  const always = { valid_from: null, valid_until: null }
  expect(validityOn(always, '1999-12-31')).toBe('valid')
  expect(validityTags(always, '1999-12-31')).toEqual([])
})

test('the day changes at midnight of the company’s time zone', () => {
  expect(timeZone).toBe('America/Sao_Paulo')
  // the company's time zone is three hours behind UTC
  expect(siteDay(new Date('2026-11-24T02:59:59.999Z'))).toBe('2026-11-23')
  expect(siteDay(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-24')
})

test('days are counted over months, leap days and years', () => {
  expect(dayPlus('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayPlus('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayPlus('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2026-11-23', dayPlus('2026-11-23', 90))).toBe(90)
})

test('the tags are the days on which the validity changes, the current one included', () => {
  expect(validityTags(days, '2026-01-01')).toEqual(['day:2026-01-10', 'day:2026-11-24'])
  expect(validityTags(days, '2026-01-10')).toEqual(['day:2026-01-10', 'day:2026-11-24'])
  expect(validityTags(days, '2026-11-24')).toEqual(['day:2026-11-24'])
  expect(validityTags(days, '2026-11-25')).toEqual([])
})
