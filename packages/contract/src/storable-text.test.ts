import { expect, test } from 'vitest'
import { isStorable, toStorable, unstorablePaths } from './storable-text.ts'

test.each(['\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800'])('rejects %j', (text) => {
  expect(isStorable(text)).toBe(false)
  expect(isStorable(toStorable(text))).toBe(true)
})

test.each(['', 'TC 50', '\ufffd', '\ufffe', '🙂', '\u0001', '\u202e'])(
  'takes %j as it is',
  (text) => {
    expect(isStorable(text)).toBe(true)
    expect(toStorable(text)).toBe(text)
  },
)

test('reports the paths of unstorable texts: values, names, files, at any depth', () => {
  const value = { a: 'ok', b: ['x', { c: '\0' }], 'd\0': 1, file: new File([], 'cv\0.pdf') }
  expect(unstorablePaths(value)).toEqual([['d\ufffd'], ['file'], ['b', '1', 'c']])
  expect(unstorablePaths('\ud800')).toEqual([[]])
})

test('accepts half a million nested lists', () => {
  let nested: unknown = '\0'
  for (let depth = 0; depth < 500_000; depth += 1) nested = [nested]
  expect(unstorablePaths(nested)).toHaveLength(1)
})
