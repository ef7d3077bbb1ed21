import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isApiError } from '@vitrine/contract/errors'
import { callsServerFunction, checkServerFunction } from './refuse-unstorable.ts'

// responds with the body of an accepted request, or the status of the error
const server = createServer((request, response) => {
  if (!callsServerFunction(request)) return void response.end('passed')
  checkServerFunction(request, { bytes: 4_000_000, values: 1000, depth: 20 }).then(
    async (checked) => {
      const parts: Buffer[] = []
      for await (const part of checked as AsyncIterable<Buffer>) parts.push(part)
      response.end(`${checked.method} ${checked.url} ${Buffer.concat(parts).toString()}`)
    },
    (error: unknown) =>
      response.writeHead(isApiError(error) ? error.status : 500, { connection: 'close' }).end(),
  )
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const post = (path: string, body: BodyInit) => fetch(origin + path, { method: 'POST', body })
const form = (name: string, value: string) => {
  const made = new FormData()
  made.set(name, value)
  return made
}

test('passes the body of a server function on unchanged', async () => {
  const body = JSON.stringify([{ name: 'form-state', args: { title: 'Conexão 20' } }])
  expect(await (await post('/admin/collections/products?a=1', body)).text()).toBe(
    `POST /admin/collections/products?a=1 ${body}`,
  )
})

test.each([
  ['escaped in JSON', JSON.stringify(['\ud800'])],
  ['U+0000 in JSON', JSON.stringify([{ a: 'x\0' }])],
  ['in a field', form('1', 'x\0')],
  ['in the JSON of a field', form('1', JSON.stringify({ a: ['\0'] }))],
  ['in the name of a field', form('x\0', '1')],
])('rejects text that PostgreSQL cannot store: %s', async (_, body) => {
  expect((await post('/admin/account', body)).status).toBe(400)
})

test('rejects a server function body beyond its bounds; REST bodies are not read', async () => {
  expect((await post('/admin', 'x'.repeat(5_000_000))).status).toBe(413)
  expect((await post('/admin', '0,'.repeat(1000))).status).toBe(413)
  expect((await post('/admin', '['.repeat(100))).status).toBe(400)
  expect((await post('/admin', form('0', '['.repeat(100)))).status).toBe(400)
  expect(await (await post('/admin/api/products', '["\\u0000"]')).text()).toBe('passed')
})
