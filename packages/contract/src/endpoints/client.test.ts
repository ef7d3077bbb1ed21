import { expect, test } from 'vitest'
import { createClient, formatQuery } from './client.ts'
import type { TransportRequest } from './client.ts'
import { ApiError } from '../errors.ts'

function clientThatAnswers(status: number, json: unknown) {
  const requests: TransportRequest[] = []
  const client = createClient({
    locale: 'en',
    transport: async (request) => {
      requests.push(request)
      return { status, json }
    },
  })
  return { client, requests }
}

test('sends path, sorted query and locale', async () => {
  const { client, requests } = clientThatAnswers(200, { data: [] })
  await client('products-list', { query: { search: 'TC 50', page: 2, filter: ['b:2', 'a:1'] } })
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/web/products?filter=b%3A2&filter=a%3A1&page=2&search=TC+50',
    headers: { 'content-language': 'en-US' },
  })
})

test('percent-encodes parameters', async () => {
  const { client, requests } = clientThatAnswers(200, {})
  await client('publication-read', { params: { section: 'a/b', publication: 'ção' } })
  expect(requests[0]?.path).toBe('/web/knowledge-base/a%2Fb/%C3%A7%C3%A3o')
})

test('rejects with the contract’s error and its fields', async () => {
  const { client } = clientThatAnswers(422, {
    code: 'invalid-input',
    message: 'x',
    errors: [{ field: 'query.page', message: 'y' }],
  })
  await expect(client('products-list')).rejects.toMatchObject({
    code: 'invalid-input',
    status: 422,
    errors: [{ field: 'query.page', message: 'y' }],
  })
})

test('maps a foreign error body by its status, and no answer to unavailable', async () => {
  await expect(clientThatAnswers(503, '<html>').client('layout-read')).rejects.toMatchObject({
    code: 'unavailable',
    status: 502,
  })
  await expect(clientThatAnswers(404, null).client('layout-read')).rejects.toMatchObject({
    code: 'not-found',
  })
  const silent = createClient({
    locale: 'br',
    transport: () => Promise.reject(new TypeError('fetch failed')),
  })
  await expect(silent('layout-read')).rejects.toBeInstanceOf(ApiError)
  await expect(silent('layout-read')).rejects.toMatchObject({ code: 'unavailable' })
})

test('formats equal queries equally', () => {
  expect(formatQuery({ b: undefined, a: '', c: 1 })).toBe('?c=1')
  expect(formatQuery({ b: 2, a: 1 })).toBe(formatQuery({ a: 1, b: 2 }))
  expect(formatQuery()).toBe('')
})

test('sends an empty JSON object without a body', async () => {
  const { client, requests } = clientThatAnswers(200, { ended: true })
  await client('session-end')
  await client('session-read')
  expect(requests.map(({ body }) => body)).toEqual([{}, undefined])
})
