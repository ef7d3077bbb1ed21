import { expect, test } from 'vitest'
import { matchCall } from '@vitrine/contract/match-call'
import { parseQuery } from '@vitrine/http/query-string'
import { cacheableRead } from './api-cache.ts'
import { countableEventIn } from './countable-event.ts'

const nothing = {
  data: [],
  meta: { page: 1, perPage: 12, total: 0, lastPage: 1 },
  part_number_count: 0,
  chosen: [],
  facets: [],
}

function counted(path: string, json: unknown) {
  const [pathname = '', search = ''] = path.split('?')
  const match = matchCall('GET', pathname)
  const read =
    match && 'name' in match
      ? cacheableRead({ ...match, query: parseQuery(search), locale: 'br' })
      : undefined
  if (!read) throw new Error(`${path} is no read`)
  return countableEventIn(read, json)
}

test('counts a search under its normalised text and locale, with its results', () => {
  expect(counted('/web/products?search=%20Conector%20%20de%20FIBRA', nothing)).toEqual({
    kind: 'search',
    locale: 'br',
    text: 'conector de fibra',
    results: 0,
    led: false,
  })
  const found = { ...nothing, meta: { ...nothing.meta, total: 12 } }
  expect(counted('/web/products?search=tc&page=1', found)).toMatchObject({ results: 12 })
  expect(
    counted('/web/search?search=tc', {
      redirect: null,
      products: found,
      applications: nothing,
      publications: { ...nothing, meta: { ...nothing.meta, total: 2 } },
      news: nothing,
    }),
  ).toMatchObject({ results: 14, led: false })
})

test('counts a search that leads to a page as one with a result', () => {
  expect(
    counted('/web/search?search=catalogo', {
      redirect: '/contato',
      products: nothing,
      applications: nothing,
      publications: nothing,
      news: nothing,
    }),
  ).toMatchObject({ results: 1, led: true })
})

test.each([
  '/web/products',
  '/web/products?search=x',
  '/web/products?search=fibra&category=terminais',
  '/web/products?search=fibra&filter=stud:M10',
  '/web/products?search=fibra&page=2',
  '/web/products?search=fibra&orderBy=title',
  '/web/search?search=fibra&kind=products',
  '/web/news?search=fibra',
])('%s counts nothing', (path) => {
  expect(counted(path, nothing)).toBeUndefined()
})

test.each(['maria@example.com', '11 98765-4321', '123.456.789-09'])(
  'does not count the personal data %s',
  (text) => {
    expect(counted(`/web/products?search=${encodeURIComponent(text)}`, nothing)).toBeUndefined()
  },
)

test('counts each number of the page of cross-references as a search, the unknown without a result', () => {
  const lines = [
    { text: 'OM 95/12', references: [{}, {}], own: null },
    { text: ' NADA-7 ', references: [], own: null },
    { text: 'XY-50', references: [], own: { part_number: 'XY-50', product: 1 } },
    { text: 'somebody@example.com', references: [], own: null },
  ]
  expect(counted('/web/cross-references?numbers=x', { lines })).toEqual({
    kind: 'numbers',
    searches: [
      { locale: 'br', text: 'om 95/12', results: 2 },
      { locale: 'br', text: 'nada-7', results: 0 },
      { locale: 'br', text: 'xy-50', results: 1 },
    ],
  })
  expect(counted('/web/cross-references?maker=other', { lines: [] })).toBeUndefined()
})

test('counts what stands in for another maker’s number as a result', () =>
  expect(
    counted('/web/search?search=om9512', {
      redirect: null,
      products: nothing,
      equivalents: [{}],
      makers: [],
    }),
  ).toMatchObject({ results: 1 }))
