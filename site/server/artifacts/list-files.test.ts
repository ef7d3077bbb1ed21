import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import type { ApiCache, CacheableRead } from '#server/api-gateway/api-cache.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import { partsList } from '../../test/fixtures/parts.ts'
import { listFileRoutes } from './list-files.ts'

const origin = 'https://vitrine.example'
const items = [
  { code: 'tc5010', quantity: 10 },
  { code: 'TC-50-11', quantity: null },
]

/** Response to a request; `read` is the answer of the cms. */
async function request(
  url: string,
  read: Answer<'parts-read'> = partsList('br'),
  isUnderMaintenance = false,
) {
  const calls: CacheableRead[] = []
  const app = Fastify()
  const apiCache = {
    read: async (call: CacheableRead) => {
      calls.push(call)
      return { status: 200, json: () => read }
    },
  }
  listFileRoutes(app, {
    apiCache: apiCache as unknown as ApiCache,
    limiter: new FairLimiter(uncachedLimits),
    proxies: readTrustedProxies(''),
    origin,
    secure: true,
    isUnderMaintenance: () => isUnderMaintenance,
    sheets: {
      draw: async () => {
        throw new ApiError('too-many-requests')
      },
    },
  })
  const answer = await app.inject({ url })
  await app.close()
  return { answer, calls }
}

test('sends a list as CSV with a row for each line, numbers as numbers and links', async () => {
  const { answer, calls } = await request(listPath(items, 'br', 'csv'))
  expect(calls.map(({ query }) => query)).toEqual([{ items: 'tc5010:10,TC-50-11' }])
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['x-robots-tag'],
  ]).toEqual([200, 'text/csv; charset=utf-8', 'noindex'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="lista.csv"')
  const [heading, first = '', second, , other, taken] = answer.body.split('\r\n')
  expect(heading).toMatch(/^\uFEFFCódigo;/)
  expect(first.split(';').slice(2, 5)).toEqual(['10', '50', '1'])
  expect(first).toContain(`${origin}/produtos/`)
  expect(second).toBe('TC-50-11;;;;;;por conferir: TC-50-11;;;;')
  expect(other).toBe('OM 50/10;;2;;;;outro fabricante: OM 50/10;;;;')
  expect(taken?.split(';').slice(0, 8)).toEqual([
    'TC-50-10',
    expect.any(String),
    '3',
    '50',
    '1',
    '',
    'exato',
    'Other OM 50/10',
  ])
})

test('sends a list as a workbook', async () => {
  const { answer } = await request(listPath(items, 'en', 'xlsx'), partsList('en'))
  expect([answer.statusCode, answer.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="list.xlsx"')
})

test('answers a PDF that cannot be made now with its reason', async () => {
  const { answer } = await request(listPath(items, 'br', 'pdf'))
  expect(answer.statusCode).toBe(429)
})

test('escapes what a spreadsheet would run', async () => {
  const line: Answer<'parts-read'>['lines'][number] = {
    code: '=1+1',
    quantity: 1,
    state: 'unknown',
    part: null,
    candidates: [],
    asked: null,
    references: [],
    packs: null,
    quantity_doubt: null,
    measure: null,
  }
  const { answer } = await request(listPath(items, 'br', 'csv'), { lines: [line], products: [] })
  expect(answer.body).not.toMatch(/(^|[;\n])=/)
})

test.each(localeCodes)('returns 404 for an empty or unreadable list in %s', async (locale) => {
  const path = listPath([], locale, 'csv')
  const answers = await Promise.all([
    request(path),
    request(`${path}?x=1`),
    request(`${path}?${'%'.repeat(99)}`),
  ])
  expect(answers.map(({ answer }) => answer.statusCode)).toEqual([404, 404, 404])
})

test('refuses a list that a file would not have whole', async () => {
  const many = Array.from({ length: 201 }, (_, at) => `AB-${at}`).join()
  const { answer, calls } = await request(`${listPath([], 'br', 'csv')}?itens=${many}`)
  expect([answer.statusCode, calls]).toEqual([422, []])
})

test('has the items of several parameters', async () => {
  const { calls } = await request(`${listPath([], 'br', 'csv')}?itens=AB-1:2&itens=AB-3`)
  expect(calls.map(({ query }) => query)).toEqual([{ items: 'AB-1:2,AB-3' }])
})

test('returns 502 under maintenance', async () => {
  const { answer } = await request(listPath(items, 'br', 'csv'), undefined, true)
  expect(answer.statusCode).toBe(502)
})
