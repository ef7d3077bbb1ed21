import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { callRequest, canonicalQuery, createClient } from './client.ts'
import type { TypedCall } from './client.ts'
import { ApiError } from '../errors.ts'

function clientThatAnswers(status: number, json: unknown) {
  const sent: TypedCall[] = []
  const client = createClient({
    locale: 'en',
    transport: async (call) => {
      sent.push(call)
      return { status, json }
    },
  })
  return { client, requests: () => sent.map((call) => callRequest(call, calls)) }
}

test('sends path, sorted query and locale', async () => {
  const { client, requests } = clientThatAnswers(200, { data: [] })
  await client('products-list', { query: { search: 'TC 50', page: 2, filter: ['b:2', 'a:1'] } })
  expect(requests()[0]).toMatchObject({
    method: 'GET',
    path: '/web/products?filter=b%3A2&filter=a%3A1&page=2&search=TC+50',
    headers: { 'content-language': 'en-US' },
  })
})

test('percent-encodes parameters', async () => {
  const { client, requests } = clientThatAnswers(200, {})
  await client('publication-read', { params: { section: 'a/b', publication: 'ção' } })
  expect(requests()[0]?.path).toBe('/web/knowledge-base/a%2Fb/%C3%A7%C3%A3o')
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

test('gives the transport the call with its input, not a URL', async () => {
  const sent: TypedCall[] = []
  const { signal } = new AbortController()
  const client = createClient({
    locale: 'es',
    token: 'a-token',
    signal,
    transport: async (call) => {
      sent.push(call)
      return { status: 200, json: {} }
    },
  })
  await client('product-read', { params: { id: 'tc' }, query: { category: 'a', subcategory: '' } })
  expect(sent).toEqual([
    {
      name: 'product-read',
      params: { id: 'tc' },
      query: { category: 'a' },
      body: undefined,
      locale: 'es',
      token: 'a-token',
      signal,
    },
  ])
})

test('gives equal queries one canonical form: sorted, as text, without empty values', () => {
  expect(canonicalQuery({ b: undefined, a: '', d: null, c: 1 })).toEqual({ c: '1' })
  const query = canonicalQuery({ b: 2, a: ['x', '', 'y'] })
  expect(Object.entries(query)).toEqual([
    ['a', ['x', 'y']],
    ['b', '2'],
  ])
  expect(canonicalQuery({ a: ['x'] })).toEqual({ a: 'x' })
  expect(canonicalQuery()).toEqual({})
})

test('sends a form as it is, without a media type of its own', () => {
  const form = new FormData()
  const { body, headers } = callRequest(
    {
      name: 'job-application-send',
      params: {},
      query: {},
      body: form,
      locale: 'br',
      token: 'a-token',
    },
    calls,
  )
  expect(body).toBe(form)
  expect(headers).toEqual({
    accept: 'application/json',
    'content-language': 'pt-BR',
    authorization: 'Bearer a-token',
  })
})

test('sends an empty JSON object without a body', async () => {
  const { client, requests } = clientThatAnswers(200, { ended: true })
  await client('session-end')
  await client('session-read')
  expect(requests().map(({ body }) => body)).toEqual(['{}', null])
})
