import { expect, test } from 'vitest'
import {
  announcesBody,
  bodyTypeOf,
  contentProblem,
  headerProblem,
  partCounter,
} from './body-rules.ts'
import type { BodyRules } from './body-rules.ts'

const bounds = { bytes: 1000, values: 10, depth: 3 }
const rules: BodyRules = { json: bounds, multipart: { ...bounds, bytes: 2 ** 20 + 1 } }
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=x'
const pairs = 'application/x-www-form-urlencoded'

test.each([
  [{ 'content-type': json, 'content-length': '1000' }, undefined],
  [{ 'content-type': 'Application/JSON; charset=utf-8', 'content-length': '1' }, undefined],
  [{ 'content-type': json, 'transfer-encoding': 'chunked' }, undefined],
  [{ 'content-type': json, 'content-length': '1001' }, 'body-too-large'],
  [{ 'content-type': json, 'content-length': 'many' }, 'body-too-large'],
  [{ 'content-type': pairs, 'content-length': '1' }, 'media-type-unsupported'],
  [{ 'content-type': 'text/json', 'content-length': '1' }, 'media-type-unsupported'],
  [{ 'content-length': '1' }, 'media-type-unsupported'],
])('judges the headers %j: %s', (headers, problem) => {
  expect(headerProblem(headers, rules)).toBe(problem)
})

test('asks for the length of a body that may be large', () => {
  const chunked = { 'content-type': multipart, 'transfer-encoding': 'chunked' }
  expect(headerProblem(chunked, rules)).toBe('length-required')
})

test.each([
  ['a plain message', '{"a":[1,2],"b":"x"}', undefined],
  ['signs within texts', `{"a":"${'[{,'.repeat(99)}\\"${'['.repeat(99)}"}`, undefined],
  ['a backslash at the end of a text', `{"a":"\\\\","b":[[0]]}`, undefined],
  ['one level too deep', '[[[[0]]]]', 'malformed-request'],
  ['deep on both sides of a text', '["]]]",[[["x"]]]]', 'malformed-request'],
  ['one value too many', `[${'0,'.repeat(9)}0]`, 'body-too-large'],
  ['empty lists, which have no values', `[${'{ },[],'.repeat(4)}{}]`, undefined],
  ['empty objects, one too many', `[${'{},'.repeat(9)}{}]`, 'body-too-large'],
])('judges JSON before it is parsed: %s', (_, text, problem) => {
  expect(contentProblem(Buffer.from(text), json, bounds)).toBe(problem)
})

test('judges millions of values at once', () => {
  const deep = Buffer.from('['.repeat(4_000_000) + ']'.repeat(4_000_000))
  const wide = Buffer.from(`[${'0,'.repeat(4_000_000)}0]`)
  const vast = { values: 10_000_000, depth: 10_000_000 }
  expect(contentProblem(deep, json, bounds)).toBe('malformed-request')
  expect(contentProblem(wide, json, { ...vast, values: 4_000_000 })).toBe('body-too-large')
  expect(contentProblem(wide, json, vast)).toBeUndefined()
})

test.each([
  [10, undefined],
  [11, 'body-too-large'],
  [100_000, 'body-too-large'],
])('counts %i pairs and parts of a form', (count, problem) => {
  const form = Buffer.from('a=1&'.repeat(count).slice(0, -1))
  expect(contentProblem(form, pairs, bounds)).toBe(problem)
  const parts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)
  for (const type of [multipart, 'multipart/form-data; boundary="x"'])
    expect(contentProblem(Buffer.from(`${parts}--x--\r\n`), type, bounds)).toBe(problem)
})

test('knows the announcement and the type of a body', () => {
  expect(announcesBody({})).toBe(false)
  expect(announcesBody({ 'content-length': '0' })).toBe(false)
  expect(announcesBody({ 'content-length': '3' })).toBe(true)
  expect(announcesBody({ 'transfer-encoding': 'chunked' })).toBe(true)
  expect([bodyTypeOf(json), bodyTypeOf(multipart), bodyTypeOf('text/html')]).toEqual([
    'json',
    'multipart',
    undefined,
  ])
})

test('counts parts while they arrive, in chunks of any size', () => {
  const body = Buffer.from(`${'--x\r\n\r\n1\r\n'.repeat(10)}--x--\r\n`)
  for (const size of [1, 2, 3, 7, 1000]) {
    const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
      body.subarray(index * size, (index + 1) * size),
    )
    expect(chunks.every(partCounter(multipart, 10))).toBe(true)
    expect(chunks.every(partCounter(multipart, 9))).toBe(false)
  }
})
