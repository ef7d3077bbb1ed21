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

test('a call travels with its path, its sorted query and the locale', async () => {
  const { client, requests } = clientThatAnswers(200, { data: [] })
  await client('products-list', { query: { search: 'TC 50', page: 2, filter: ['b:2', 'a:1'] } })
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/web/products?filter=b%3A2&filter=a%3A1&page=2&search=TC+50',
    headers: { 'content-language': 'en-US' },
  })
})

test('parameters are encoded', async () => {
  const { client, requests } = clientThatAnswers(200, {})
  await client('publication-read', { params: { section: 'a/b', publication: 'ção' } })
  expect(requests[0]?.path).toBe('/web/knowledge-base/a%2Fb/%C3%A7%C3%A3o')
})

test('an error of the contract comes out as itself, with its fields', async () => {
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

test('a stranger’s error page is told by its status, and silence is unavailable', async () => {
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

test('one meaning has one query', () => {
  expect(formatQuery({ b: undefined, a: '', c: 1 })).toBe('?c=1')
  expect(formatQuery({ b: 2, a: 1 })).toBe(formatQuery({ a: 1, b: 2 }))
  expect(formatQuery()).toBe('')
})

test('a call that sends nothing sends an empty object: the API takes JSON', async () => {
  const { client, requests } = clientThatAnswers(200, { ended: true })
  await client('session-end')
  await client('session-read')
  expect(requests.map(({ body }) => body)).toEqual([{}, undefined])
})
