import { expect, test } from 'vitest'
import { requestedRange } from './byte-ranges.ts'
import { matchesEntityTag } from './entity-tags.ts'

const version = { etag: '"a"', lastModified: 'Fri, 27 Nov 2026 12:00:00 GMT' }
const of = (range: string | undefined, ifRange?: string, method = 'GET', size = 100) =>
  requestedRange({ method, range, ifRange }, size, version)

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-9999', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-9999', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of 100 bytes is %j', (range, expected) => expect(of(range)).toEqual(expected))

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-0',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'bytes=0x1-2',
  'lines=0-9',
  `bytes=${'9'.repeat(400)}-`,
  'bytes=0-9\u0000',
])('the whole file is sent for %j', (range) => expect(of(range)).toBeUndefined())

test('no part of an empty file, and none for HEAD', () => {
  expect(of('bytes=0-', undefined, 'GET', 0)).toBe('unsatisfiable')
  expect(of('bytes=-1', undefined, 'GET', 0)).toBe('unsatisfiable')
  expect(of('bytes=0-9', undefined, 'HEAD')).toBeUndefined()
})

test.each([
  ['"a"', true],
  [version.lastModified, true],
  ['W/"a"', false],
  ['"b"', false],
  ['Fri, 27 Nov 2026 12:00:01 GMT', false],
  ['', false],
])('resumes with If-Range %j: %s', (ifRange, resumes) =>
  expect(of('bytes=0-9', ifRange) !== undefined).toBe(resumes),
)

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
])('If-None-Match %s and the tag %s: %s', (given, tag, expected) =>
  expect(matchesEntityTag(given, tag)).toBe(expected),
)
