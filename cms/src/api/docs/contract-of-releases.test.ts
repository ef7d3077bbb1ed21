import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { breakingChanges } from '../../../test/support/breaking-changes.ts'
import { openApi } from './openapi.ts'

type Document = Parameters<typeof breakingChanges>[0]

const folder = join(import.meta.dirname, '../../../test/releases')
const releases = readdirSync(folder).filter((name) => name.endsWith('.openapi.json.br'))
const copy = (document: unknown): Document => JSON.parse(JSON.stringify(document)) as Document
const today = copy(openApi())

it('has the contract of at least one release', () => expect(releases).not.toEqual([]))

it.each(releases)('breaks no client of %s', (name) => {
  const released = JSON.parse(brotliDecompressSync(readFileSync(join(folder, name))).toString())
  expect(Object.keys(released.paths).length).toBeGreaterThan(20)
  expect(breakingChanges(released, today)).toEqual([])
})

/** Part of a document below a path of keys. */
const at = (document: Document, ...keys: string[]): Record<string, unknown> =>
  keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), document) as never

const schema = (document: Document, name: string) => at(document, 'components', 'schemas', name)
const properties = (document: Document, name: string) =>
  at(document, 'components', 'schemas', name, 'properties')
const list = (document: Document) => at(document, 'paths', '/web/products', 'get')
const bodyOf = (document: Document) =>
  at(
    document,
    'paths',
    '/web/parts/lines',
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
  )

describe('a breaking change is found', () => {
  it.each<[string, (document: Document) => unknown, RegExp]>([
    ['a call is gone', (it) => delete it.paths['/web/products'], /get \/web\/products: removed/],
    ['a field is gone', (it) => delete properties(it, 'ProductCard')['slug'], /slug: removed/],
    [
      'a field may be missing',
      (it) => (schema(it, 'ProductCard')['required'] = ['id']),
      /slug: optional/,
    ],
    [
      'a field has another type',
      (it) =>
        (at(it, 'components', 'schemas', 'ProductCard', 'properties', 'id')['type'] = 'string'),
      /id: type string/,
    ],
    [
      'a field may be null',
      (it) =>
        (at(it, 'components', 'schemas', 'ProductCard', 'properties', 'slug')['type'] = [
          'string',
          'null',
        ]),
      /slug: type null/,
    ],
    [
      'an answer has a new value',
      (it) =>
        (
          at(it, 'components', 'schemas', 'CrossReference', 'properties', 'grade')[
            'enum'
          ] as string[]
        ).push('other'),
      /grade: value other/,
    ],
    ['a parameter is gone', (it) => (list(it)['parameters'] = []), /query page: removed/],
    [
      'a parameter is required',
      (it) =>
        (list(it)['parameters'] as object[]).push({
          name: 'new',
          in: 'query',
          required: true,
          schema: {},
        }),
      /query new: required/,
    ],
    [
      'a field of a body is required',
      (it) => (bodyOf(it)['required'] = ['text', 'items']),
      /items: required/,
    ],
    [
      'a body is limited',
      (it) => (at(bodyOf(it) as never, 'properties', 'text')['maxLength'] = 10),
      /text: maxLength/,
    ],
    ['a log-in is needed', (it) => (list(it)['security'] = [{ bearer: [] }]), /needs a log-in/],
  ])('%s', (_, change, expected) => {
    const changed = copy(today)
    change(changed)
    expect(breakingChanges(today, changed).join('\n')).toMatch(expected)
  })
})

it.each<[string, (document: Document) => unknown]>([
  ['a new field', (it) => (properties(it, 'ProductCard')['fresh'] = { type: 'string' })],
  ['a new call', (it) => (it.paths['/web/fresh'] = { get: { responses: {} } })],
  [
    'a new optional parameter',
    (it) => (list(it)['parameters'] as object[]).push({ name: 'new', in: 'query', schema: {} }),
  ],
  ['a wider body', (it) => (at(bodyOf(it) as never, 'properties', 'text')['maxLength'] = 1e9)],
])('%s breaks nobody', (_, change) => {
  const changed = copy(today)
  change(changed)
  expect(breakingChanges(today, changed)).toEqual([])
})
