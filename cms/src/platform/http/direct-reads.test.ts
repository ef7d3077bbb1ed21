import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase, apiVersion, calls, internalCalls } from '@vitrine/contract/calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerDirectly, answerRead, directHandler } from './direct-reads.ts'

const base = `${apiBase}${apiVersion}`
const { path } = calls['departments-list']
const other = 'left to Next'
const received: Request[] = []

const server = createServer((request, response) => {
  const handler = directHandler(request)
  if (handler === undefined) return void response.end(other)
  void answerRead(handler, request, response).catch(() => response.writeHead(500).end())
})

const ask = (target: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`, init)
const textOf = async (target: string, init?: RequestInit) => (await ask(target, init)).text()

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => server.close())
beforeEach(() => {
  received.length = 0
  answerDirectly(async (request) => {
    received.push(request)
    return new Response('{"data":"ação"}', {
      status: 404,
      headers: { 'content-type': 'application/json', 'cache-tag': 'category' },
    })
  })
})

test('answers a read with status, headers and length of its handler', async () => {
  const answer = await ask(`${base}${path}?search=5%2F8%22&search=b`, {
    headers: { 'content-language': 'es' },
  })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-tag')).toBe('category')
  expect(answer.headers.get('content-length')).toBe('17')
  expect(await answer.json()).toEqual({ data: 'ação' })
  const [request] = received
  expect(new URL(request?.url ?? '').search).toBe('?search=5%2F8%22&search=b')
  expect(request?.headers.get('content-language')).toBe('es')
})

test.each<[string, string, RequestInit]>([
  ['a form', `${base}${path}`, { method: 'POST', body: '{}' }],
  ['HEAD', `${base}${path}`, { method: 'HEAD' }],
  ['an internal call', `${base}${internalCalls.changes.path}`, {}],
  ['an unknown path', `${base}/nowhere`, {}],
  ['a path that is not plain', `${base}/${path}`, {}],
  ['a path beyond the API', path, {}],
])('leaves %s to Next', async (_, target, init) => {
  expect(await textOf(target, init)).toBe(init.method === 'HEAD' ? '' : other)
  expect(received).toEqual([])
})

test('rejects when its handler does', async () => {
  answerDirectly(() => Promise.reject(new Error('away')))
  expect((await ask(`${base}${path}`)).status).toBe(500)
})
