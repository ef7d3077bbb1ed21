import { expect, test, vi } from 'vitest'
import { readRecord } from './popup-cookies.ts'
import { closedRecord, currentPopup, newRecord, updatedRecord } from './popup-state.ts'
import type { Popup } from './popup-state.ts'

const popup = (updated_at: string, close = false, lang: Popup['lang'] = 'br'): Popup => ({
  lang,
  updated_at,
  close,
  title: updated_at,
  text: '',
  main_image: null,
  action: null,
})

test('is open until it is closed', () => {
  expect(newRecord('br')).toEqual({ lang: 'br', closed: false, updated_at: '' })
  expect(updatedRecord(undefined, popup('1'))).toEqual({
    lang: 'br',
    closed: false,
    updated_at: '',
  })
  expect(updatedRecord(updatedRecord(undefined, popup('1')), popup('1')).closed).toBe(false)
})

test('keeps a closed pop-up closed, reopens a changed one', () => {
  const closed = closedRecord(popup('1'))
  expect(closed).toEqual({ lang: 'br', closed: true, updated_at: '1' })
  expect(updatedRecord(closed, popup('1')).closed).toBe(true)
  expect(updatedRecord(closed, popup('2')).closed).toBe(false)
  expect(updatedRecord({ ...closed, closed: false }, popup('1')).closed).toBe(true)
})

test('is closed for everyone when the staff close it', () => {
  expect(updatedRecord(undefined, popup('1', true))).toEqual({
    lang: 'br',
    closed: true,
    updated_at: '1',
  })
  expect(updatedRecord(closedRecord(popup('1')), popup('2', true))).toEqual({
    lang: 'br',
    closed: true,
    updated_at: '2',
  })
})

test('selects the newest active pop-up of the locale', () => {
  expect(currentPopup([popup('3', true), popup('2'), popup('1')], 'br')?.updated_at).toBe('2')
  expect(currentPopup([popup('3', true)], 'br')?.updated_at).toBe('3')
  expect(currentPopup([popup('3', false, 'en')], 'br')).toBeUndefined()
})

test('ignores an invalid cookie', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const record = { lang: 'en', closed: true, updated_at: '2026-11-03T12:00:00.000Z' } as const
  expect(
    readRecord(
      `a=b; in:popup-en=${encodeURIComponent(JSON.stringify(record))}; in:popup-br=x`,
      'en',
    ),
  ).toEqual(record)
  expect(log).not.toHaveBeenCalled()
  for (const wrong of ['x', '%', '{}', '[]', 'null'])
    expect(readRecord(`in:popup-br=${wrong}`, 'br'), wrong).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(5)
  expect(readRecord('', 'br')).toBeUndefined()
})
