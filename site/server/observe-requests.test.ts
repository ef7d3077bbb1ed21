import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { routePath } from '#shared/routes/table.ts'
import { createMetrics } from './http/metrics.ts'
import { observeRequests, routeLabel } from './observe-requests.ts'

const api = apiBase + apiVersion

test.each([
  [`${api}/web/layout?x=1`, undefined, 'layout-read'],
  [`${api}/web/nothing/of/this/name`, `${apiBase}/*`, 'api'],
  [routePath('products', 'en'), undefined, 'products'],
  ['/some/stranger’s/path', undefined, 'unknown'],
  ['/assets/entry-1a2b.js', '/assets/entry-1a2b.js', 'assets'],
  ['/admin/collections/products', '/admin/*', 'panel'],
  ['/media/a.avif', '/media/*', 'media'],
  ['/robots.txt', '/robots.txt', 'file'],
  ['/01/07890000000017', '/01/:gtin', '/01/:gtin'],
  ['/healthz', '/healthz', '/healthz'],
])('labels %s by what answers it', (url, pattern, label) => {
  expect(routeLabel('GET', url, pattern)).toBe(label)
})

test('measures a request by route, method and status, with a hijacked answer too', async () => {
  const metrics = createMetrics()
  const app = Fastify()
  observeRequests(app, metrics)
  app.get('/healthz', async () => 'ok')
  app.setNotFoundHandler(async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(404).end()
  })
  await app.inject('/healthz')
  await app.inject(routePath('news', 'br'))
  const { values } = await metrics.requestSeconds.get()
  expect(
    values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels, value }) => ({ ...labels, value })),
  ).toEqual([
    { route: '/healthz', method: 'GET', status: 200, value: 1 },
    { route: 'news', method: 'GET', status: 404, value: 1 },
  ])
  await app.close()
})

test('logs a request without its query', async () => {
  const lines: { msg: string; url?: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const app = Fastify({ logger: { stream: { write } } })
  observeRequests(app, createMetrics())
  app.get('/search', async () => 'ok')
  await app.inject('/search?q=Ana%20Sigilosa')
  await app.close()
  expect(lines.filter(({ msg }) => msg === 'request').map(({ url }) => url)).toEqual(['/search'])
})
