import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ApiError } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { tableFilePath } from '#shared/product/table-file.ts'
import * as answers from '../../test/fixtures/answers.ts'
import { tableFileRoutes } from './table-files.ts'

const product = (locale: Locale) => {
  const given = answers.product(locale)
  const [attribute] = given.attributes
  if (!attribute) throw new Error('the product of the tests has attributes')
  return {
    ...given,
    attributes: [
      {
        ...attribute,
        key: 'length',
        label: 'Length',
        type: 'number' as const,
        unit: 'mm',
        symbol: 'L',
        decimals: 1,
      },
      {
        ...attribute,
        key: 'note',
        label: 'Note',
        type: 'text' as const,
        unit: null,
        filter: false,
      },
    ],
    variants: [
      { part_number: 'XY-1', values: { length: 12.5, note: '=1+1' } },
      { part_number: '=XY-2', values: { length: 20, note: 'a;b' } },
    ],
  }
}

/** Response to a request; the cms answers with the product, or with a status. */
async function request(url: string, locale: Locale = 'br', status = 200) {
  const app = Fastify()
  const apiCache = { read: async () => ({ status, json: () => product(locale) }) }
  tableFileRoutes(app, {
    apiCache: apiCache as unknown as ApiCache,
    limiter: new FairLimiter(uncachedLimits),
    proxies: readTrustedProxies(''),
    origin: 'https://vitrine.example',
    secure: true,
    isUnderMaintenance: () => false,
  })
  const answer = await app.inject({ url })
  await app.close()
  return answer
}

test('sends a table as CSV: units in the head, numbers as numbers, no formulas', async () => {
  const answer = await request(tableFilePath(product('br'), 'br', 'csv', []))
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['x-robots-tag'],
  ]).toEqual([200, 'text/csv; charset=utf-8', 'noindex'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="terminal-longo.csv"')
  expect(answer.body).toBe(
    '\uFEFFCódigo;Length L (mm);Note\r\nXY-1;12,5;\'=1+1\r\n\'=XY-2;20;"a;b"\r\n',
  )
})

test('sends the rows that have the filters of the address', async () => {
  const path = tableFilePath(product('br'), 'br', 'csv', ['length:20'])
  expect(path).toMatch(/\.csv\?filtro=/)
  expect((await request(path)).body.split('\r\n')).toHaveLength(3)
})

test.each(localeCodes)('sends a workbook in %s', async (locale) => {
  const answer = await request(tableFilePath(product(locale), locale, 'xlsx', []), locale)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('leads a former address to the product’s own, and knows no other product', async () => {
  const own = tableFilePath(product('br'), 'br', 'csv', ['length:20'])
  const moved = await request(own.replace('terminal-longo.csv', 'velho.csv'))
  expect([moved.statusCode, moved.headers.location]).toEqual([301, own])
  expect((await request(own, 'br', 404)).statusCode).toBe(404)
  expect((await request(own, 'br', 503)).statusCode).toBe(new ApiError('unavailable').status)
})
