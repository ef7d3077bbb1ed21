import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { ApiError } from '@vitrine/contract/errors'
import { queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { dataSheetRoutes } from './routes.ts'

type Read = Parameters<typeof dataSheetRoutes>[1]['sheets']['read']

const page = routePath('product', 'br', { category: 'c', subcategory: 's', product: 'p' })
const sheet = { bytes: Buffer.from('%PDF'), tag: '"1"', page }

/** Response to a request for a data sheet; `read` provides the sheet. */
async function request(read: Read, headers = {}, isUnderMaintenance = false) {
  const app = Fastify()
  dataSheetRoutes(app, {
    sheets: { read },
    proxies: readTrustedProxies(''),
    origin: 'https://vitrine.example',
    secure: true,
    isUnderMaintenance: () => isUnderMaintenance,
  })
  const answer = await app.inject({ url: `${page}.pdf`, remoteAddress: '192.0.2.7', headers })
  await app.close()
  return answer
}

test('queues a data sheet for its client; 429 when the queue is full', async () => {
  const clients: string[] = []
  const answer = await request((_path, _named, _locale, client) => {
    clients.push(client)
    return Promise.reject(new ApiError('too-many-requests'))
  })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
    429,
    String(queueFullRetryAfterSeconds),
  ])
  expect(clients).toEqual(['192.0.2.7'])
})

test('sends a data sheet that is not indexed, under the canonical of its page', async () => {
  const answer = await request(async () => sheet)
  expect([answer.statusCode, answer.body]).toEqual([200, '%PDF'])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="p.pdf"',
    etag: '"1"',
    link: `<https://vitrine.example${page}>; rel="canonical"`,
    'x-robots-tag': 'noindex',
  })
})

test('answers 304 to the entity tag of a data sheet', async () => {
  const answer = await request(async () => sheet, { 'if-none-match': '"1"' })
  expect([answer.statusCode, answer.body]).toEqual([304, ''])
})

test('redirects permanently to the current address of a product', async () => {
  const answer = await request(async () => ({ movedTo: '/x.pdf' }))
  expect([answer.statusCode, answer.headers['location']]).toEqual([301, '/x.pdf'])
})

test('answers 404 for an unknown product', async () =>
  expect((await request(async () => undefined)).statusCode).toBe(404))

test('answers 502 after a failure and during maintenance', async () => {
  expect((await request(() => Promise.reject(new Error('broken')))).statusCode).toBe(502)
  expect((await request(async () => sheet, {}, true)).statusCode).toBe(502)
})
