import { expect, test } from 'vitest'
import { matchCall } from '@vitrine/contract/match-call'
import { parseQuery } from '@vitrine/contract/query-string'
import { cacheableRead } from './api-cache.ts'
import { countableEventIn } from './countable-event.ts'

const nothing = {
  data: [],
  meta: { page: 1, perPage: 12, total: 0, lastPage: 1 },
  part_number_count: 0,
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

test('counts a search without results under its normalised text and locale', () => {
  expect(counted('/web/products?search=%20Conector%20%20de%20FIBRA', nothing)).toEqual({
    kind: 'search',
    locale: 'br',
    text: 'conector de fibra',
  })
})

test.each([
  '/web/products',
  '/web/products?search=x',
  '/web/products?search=fibra&category=terminais',
  '/web/products?search=fibra&filter=stud:M10',
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

test('does not count a search with results', () => {
  expect(
    counted('/web/products?search=tc', { ...nothing, meta: { ...nothing.meta, total: 1 } }),
  ).toBeUndefined()
})
