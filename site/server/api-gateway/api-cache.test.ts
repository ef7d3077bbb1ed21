import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cacheableRead, layoutRead } from './api-cache.ts'
import { edgeHeaderNames } from '#server/edge/headers.ts'
import { answering, serveGateway } from '../../test/gateway-server.ts'

test('fetches an answer once per locale and canonical query', async () => {
  const { app, seen } = await serveGateway((request, response) => {
    response
      .writeHead(200, { 'cache-tag': 'products' })
      .end(JSON.stringify({ language: request.headers['content-language'] }))
  })
  const ask = (url: string, language = 'pt-BR') =>
    app.inject({ url, headers: { 'content-language': language } })
  const first = await ask('/api/v1/web/products?page=1&search=tc')
  expect(first.json()).toEqual({ language: 'pt-BR' })
  expect(first.headers).toMatchObject({
    'content-language': 'pt-BR',
    vary: 'Accept-Encoding, Content-Language',
  })
  await ask('/api/v1/web/products?search=tc&page=1', 'br')
  await ask('/api/v1/web/products?search=tc')
  expect(seen).toHaveLength(1)
  expect((await ask('/api/v1/web/products?search=tc', 'en')).json()).toEqual({ language: 'en-US' })
  expect(seen).toHaveLength(2)
})

test('shares an answer between a typed call and its URL, however that is spelled', async () => {
  const { app, apiCache, seen } = await serveGateway(answering(200, {}))
  const read = cacheableRead({
    name: 'product-read',
    params: { id: 'tc-50' },
    query: { subcategory: 'b', category: 'a' },
    locale: 'br',
  })
  expect(read).toBeDefined()
  if (read) await apiCache.read(read)
  for (const url of [
    '/api/v1/web/products/tc-50?category=a&subcategory=b',
    '/api/v1/web/products/tc%2D50?subcategory=b&category=a',
  ])
    expect((await app.inject(url)).statusCode).toBe(200)
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/web/products/tc-50?category=a&subcategory=b',
  ])
})

test('gives input with and without default values one key; none to invalid input', () => {
  const list = { name: 'products-list', params: {}, locale: 'br' } as const
  const key = cacheableRead({ ...list, query: {} })?.key
  expect(key).toBeDefined()
  expect(cacheableRead({ ...list, query: { page: '1', search: ' ' } })?.key).toBe(key)
  expect(cacheableRead({ ...list, query: { page: '2' } })?.key).not.toBe(key)
  expect(cacheableRead({ ...list, locale: 'en', query: {} })?.key).not.toBe(key)
  expect(layoutRead('es')).toEqual(
    cacheableRead({ name: 'layout-read', params: {}, query: {}, locale: 'es' }),
  )
  for (const invalid of [
    { ...list, query: { page: 'x' } },
    { ...list, query: { stranger: '1' } },
    { name: 'product-read', params: { id: '' }, query: {}, locale: 'br' },
    { name: 'session-read', params: {}, query: {}, locale: 'br' },
  ] as const)
    expect(cacheableRead(invalid)).toBeUndefined()
})

test('coalesces concurrent misses into one upstream request', async () => {
  const { app, seen } = await serveGateway((_request, response) =>
    setTimeout(() => response.end('{}'), 100),
  )
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/v1/web/layout')))
  expect(seen).toHaveLength(1)
})

test('answers 304 to If-None-Match and negotiates the encoding', async () => {
  const { app } = await serveGateway(answering(200, { text: 'a'.repeat(500) }))
  const first = await app.inject({
    url: '/api/v1/web/layout',
    headers: { 'accept-encoding': 'br' },
  })
  expect(first.headers['content-encoding']).toBe('br')
  const again = await app.inject({
    url: '/api/v1/web/layout',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('refetches after a change; serves the expired answer, marked stale, while the cms is unreachable', async () => {
  const { app, apiCache, stopCms, seen } = await serveGateway(
    answering(200, { a: 1 }, { 'cache-tag': 'layout' }),
  )
  await app.inject('/api/v1/web/layout')
  apiCache.expire(['layout'])
  await app.inject('/api/v1/web/layout')
  expect(seen).toHaveLength(2)
  apiCache.expire(['layout'])
  await stopCms()
  const stale = await app.inject('/api/v1/web/layout')
  expect(stale.statusCode).toBe(200)
  expect(stale.headers['cache-status']).toContain('detail=stale')
  const never = await app.inject({ url: '/api/v1/web/home', headers: { 'content-language': 'es' } })
  expect(never.statusCode).toBe(502)
  expect(never.json()).toMatchObject({ code: 'unavailable' })
  expect(never.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
})

test('does not cache a failure of the cms', async () => {
  let status = 500
  const { app } = await serveGateway((_request, response) =>
    response
      .writeHead(status)
      .end(status === 500 ? '{"code":"internal","message":"x"}' : '{"ok":true}'),
  )
  const failed = await app.inject('/api/v1/web/layout')
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal'])
  status = 200
  expect((await app.inject('/api/v1/web/layout')).json()).toEqual({ ok: true })
})

test('forwards invalid parameters to the cms and does not cache its answer', async () => {
  const { app, seen } = await serveGateway(answering(422, { code: 'invalid-input', message: 'x' }))
  for (const _ of [1, 2])
    expect((await app.inject('/api/v1/web/products?page=abc')).statusCode).toBe(422)
  expect(seen.map((request) => request.url)).toEqual([
    '/api/v1/web/products?page=abc',
    '/api/v1/web/products?page=abc',
  ])
})

test('sends tags and a lifetime only for an edge cache that keeps answers by language', async () => {
  const cms = answering(200, {}, { 'cache-tag': 'layout product:12' })
  const paths = [
    '/api/v1/web/layout',
    '/api/v1/web/products?stranger=1',
    '/media/a.avif',
    '/admin/api/products/1',
  ]
  const closed = await serveGateway(cms)
  for (const url of paths)
    expect((await closed.app.inject(url)).headers, url).not.toHaveProperty('cache-tag')
  const varnish = await serveGateway(cms, 'varnish')
  expect((await varnish.app.inject('/api/v1/web/layout')).headers).toMatchObject({
    'surrogate-key': 'vitrine layout product:12',
    'surrogate-control': expect.stringContaining('max-age=86400'),
  })
  const cloudflare = await serveGateway(cms, 'cloudflare')
  const { headers } = await cloudflare.app.inject('/api/v1/web/layout')
  for (const name of edgeHeaderNames) expect(headers).not.toHaveProperty(name)
})

test('serves an expired 200 but no expired 404 when the cms fails', async () => {
  let now = { status: 200, body: '{"ok":true}' }
  const { app, apiCache } = await serveGateway((_request, response) =>
    response.writeHead(now.status, { 'cache-tag': 'layout' }).end(now.body),
  )
  const ask = () => app.inject('/api/v1/web/layout')
  for (const broken of [
    { status: 500, body: '<html>broken' },
    { status: 500, body: '{"code":"internal","message":"x"}' },
    { status: 503, body: 'x' },
  ]) {
    now = { status: 200, body: '{"ok":true}' }
    expect((await ask()).statusCode).toBe(200)
    apiCache.expire('everything')
    now = broken
    const stale = await ask()
    expect([stale.statusCode, stale.headers['cache-status']]).toEqual([
      200,
      'vitrine; hit; detail=stale',
    ])
    now = { status: 404, body: '{"code":"not-found","message":"x"}' }
    expect((await ask()).statusCode).toBe(404)
    apiCache.expire('everything')
    now = broken
    expect((await ask()).statusCode).toBe(broken.status === 500 ? 500 : 502)
  }
})

test('answers only the layout call under maintenance', async () => {
  const server = await serveGateway(
    answering(200, { others: { environment_under_maintenance: 1 } }),
    'none',
    true,
  )
  const layout = await server.app.inject('/api/v1/web/layout')
  expect([layout.statusCode, layout.json().others.environment_under_maintenance]).toEqual([200, 1])
  expect((await server.app.inject('/api/v1/web/products')).statusCode).toBe(502)
})

test('keeps a page of records compressed, beside what visitors read, until its feed changes', async () => {
  const page = JSON.stringify({
    data: Array.from({ length: 20_000 }, () => ({ title: 'Conexão para cabos' })),
  })
  const { app, apiCache, seen } = await serveGateway((_request, response) => {
    response.writeHead(200, { 'cache-tag': 'feed:part-numbers' }).end(page)
  })
  const ask = (encoding: string) =>
    app.inject({
      url: '/api/v1/web/part-numbers?changes_since=0',
      headers: { 'accept-encoding': encoding },
    })
  const plain = await ask('identity')
  expect(plain.body).toBe(page)
  expect(plain.headers['ratelimit-policy']).toContain('"records"')
  const { rawPayload, headers } = await ask('br')
  expect([headers['content-encoding'], brotliDecompressSync(rawPayload).toString()]).toEqual([
    'br',
    page,
  ])
  expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(page)
  expect(seen).toHaveLength(1)
  expect(apiCache.stores.pages.size).toBe(0)
  expect(apiCache.stores.records.bytes).toBeLessThan(page.length / 20)
  apiCache.expire(['feed:part-numbers'])
  await ask('br')
  expect(seen).toHaveLength(2)
})

test('does not keep an answer that says how far a feed is behind', async () => {
  const { app, seen } = await serveGateway((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end('{"data":[],"gone":[],"next":1,"more":false,"behind":{"pending":2,"seconds":1}}'),
  )
  for (let at = 0; at < 2; at += 1)
    expect((await app.inject('/api/v1/web/part-numbers')).statusCode).toBe(200)
  expect(seen).toHaveLength(2)
})
