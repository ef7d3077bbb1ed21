import { afterEach, expect, test, vi } from 'vitest'
import { readItems } from '@vitrine/contract/part-list'
import { appendItem, storedListKey, storedListText } from './stored-list-text.ts'

afterEach(() => vi.unstubAllGlobals())

/** Replaces a browser's storage and events. */
function stubBrowser(setItem?: () => void) {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => stored.set(key, value)),
  })
  vi.stubGlobal('dispatchEvent', vi.fn())
  return stored
}

test('adds a quantity of a part number to the kept list', () => {
  const stored = stubBrowser()
  expect([appendItem('TC-95-12', 25), appendItem('TC-50-10')]).toEqual([true, true])
  expect(stored.get(storedListKey)).toBe('TC-95-12:25,TC-50-10:1')
  expect(readItems(storedListText())).toMatchObject([
    { code: 'TC-95-12', quantity: 25 },
    { code: 'TC-50-10', quantity: 1 },
  ])
})

test('adds nothing without storage', () => {
  stubBrowser(() => {
    throw new Error('full')
  })
  expect(appendItem('TC-95-12', 25)).toBe(false)
})
