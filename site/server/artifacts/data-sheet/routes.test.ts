import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routePath } from '#shared/routes/table.ts'
import { ApiError } from '@vitrine/contract/errors'
import { queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { dataSheetRoutes } from './routes.ts'

test('queues a data sheet for its client; 429 when the queue is full', async () => {
  const app = Fastify()
  const clients: string[] = []
  dataSheetRoutes(app, {
    sheets: {
      read: (_path, _named, _locale, client) => {
        clients.push(client)
        return Promise.reject(new ApiError('too-many-requests'))
      },
    },
    proxies: readTrustedProxies(''),
    origin: 'https://vitrine.example',
    secure: true,
    isUnderMaintenance: () => false,
  })
  const url = `${routePath('product', 'br', { category: 'c', subcategory: 's', product: 'p' })}.pdf`
  const answer = await app.inject({ url, remoteAddress: '192.0.2.7' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
    429,
    String(queueFullRetryAfterSeconds),
  ])
  expect(clients).toEqual(['192.0.2.7'])
  await app.close()
})
