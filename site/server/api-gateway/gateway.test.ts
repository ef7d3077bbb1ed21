import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import {
  calls,
  internalCalls,
  internalSecretHeader,
  requestIdHeader,
} from '@vitrine/contract/calls'
import { answering, serveGateway } from '../../test/gateway-server.ts'
import { callLimits, queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { uploadLimit } from './pass-through.ts'

test('does not route internal calls, however the path is spelled', async () => {
  const { app, seen } = await serveGateway(answering(200, { leaked: true }))
  const path = `/api/v1${internalCalls.changes.path}`
  for (const url of [
    path,
    `${path}?after=-1`,
    path.toUpperCase().replace('/API/V1', '/api/v1'),
    path.replace('internal', '%69nternal'),
    '/api/v1//internal/changes',
    '/api/v1/web/../internal/changes',
    '/api/v1/web/%2e%2e/internal/changes',
    '/api/v1/web%2f..%2finternal/changes',
  ]) {
    const answer = await app.inject({
      url,
      headers: { [internalSecretHeader]: 'a secret of the test' },
    })
    expect(answer.json(), url).not.toHaveProperty('leaked')
  }
  expect(
    (await app.inject({ method: 'POST', url: `/api/v1${internalCalls.views.path}`, payload: {} }))
      .statusCode,
  ).toBe(404)
  expect(
    seen.filter((request) => request.headers[internalSecretHeader] !== undefined),
  ).toHaveLength(0)
})

test('removes forged host, address and framework headers', async () => {
  const { app, seen } = await serveGateway(answering(200, {}))
  await app.inject({
    method: 'POST',
    url: '/api/v1/web/contact',
    payload: { a: 1 },
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-middleware-subrequest': '1',
      'x-vitrine-feed-secret': 'x',
      authorization: 'Bearer t',
    },
  })
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-host': 'vitrine.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    authorization: 'Bearer t',
  })
  expect(seen[0]?.headers).not.toHaveProperty('forwarded')
  expect(seen[0]?.headers).not.toHaveProperty('x-middleware-subrequest')
  expect(seen[0]?.headers).not.toHaveProperty('x-vitrine-feed-secret')
})

test('sends the cms one identifier for each request, never that of a visitor', async () => {
  const { app, seen } = await serveGateway(answering(200, {}))
  const forged = 'of-the-visitor'
  const sent = [
    { url: `/api/v1${calls['layout-read'].path}` },
    { url: '/media/a.avif' },
    { url: '/admin/login' },
    { method: 'POST' as const, url: '/api/v1/web/contact', payload: { a: 1 } },
  ]
  for (const request of sent) {
    const answer = await app.inject({ ...request, headers: { [requestIdHeader]: forged } })
    const id = answer.headers[requestIdHeader]
    expect(id, request.url).not.toBe(forged)
    expect(seen.at(-1)?.headers[requestIdHeader], request.url).toBe(id)
  }
  expect(seen).toHaveLength(sent.length)
})

test('serves cached media while the cms is unreachable', async () => {
  const { app, stopCms } = await serveGateway((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'image/avif', etag: '"1"', 'set-cookie': 'x=1' })
      .end('picture'),
  )
  const first = await app.inject('/media/a.avif')
  expect(first.headers).toMatchObject({
    'content-type': 'image/avif',
    'x-content-type-options': 'nosniff',
  })
  expect(first.headers['set-cookie']).toBeUndefined()
  await stopCms()
  expect((await app.inject('/media/a.avif')).body).toBe('picture')
  expect(
    (await app.inject({ url: '/media/a.avif', headers: { 'if-none-match': '"1"' } })).statusCode,
  ).toBe(304)
  expect((await app.inject('/media/b.avif')).statusCode).toBe(502)
})

test('counts a download that is opened from a search page as its click, once', async () => {
  const batches: string[] = []
  const { app, views } = await serveGateway((request, response) => {
    request.on('data', (part: Buffer) => batches.push(part.toString()))
    response.writeHead(request.method === 'POST' ? 204 : 200).end()
  })
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({
      url,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
        referer: 'https://site.test/busca?q=torque',
        ...headers,
      },
    })
  await open('/media/files/torque.pdf')
  await open('/media/files/torque.pdf', { range: 'bytes=0-99' })
  await open('/media/picture.avif')
  await open('/media/files/torque.pdf', { referer: 'https://site.test/produtos/a/b/c' })
  await views.flush()
  expect(JSON.parse(batches.join(''))).toMatchObject({
    views: [],
    searches: [{ locale: 'br', text: 'torque', clicks: 1, times: 0 }],
  })
})

test('forbids framing the panel and routes only its own paths', async () => {
  const { app } = await serveGateway((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('panel'),
  )
  const panel = await app.inject('/admin/login')
  expect(panel.body).toBe('panel')
  expect(panel.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
  })
  for (const url of ['/api/users', '/graphql', '/api/graphql', '/administrator', '/payload'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})

test('rejects cross-site writes with 403; accepts our pages and API clients', async () => {
  const { app, seen } = await serveGateway(answering(200, {}))
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/web/newsletter',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    })
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'https://vitrine.example', 'sec-fetch-site': 'cross-site' },
  ]) {
    const answer = await post(headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  }
  expect(seen).toEqual([])
  for (const headers of [
    { origin: 'https://vitrine.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://vitrine.example' },
    {},
  ])
    expect((await post(headers)).statusCode).toBe(200)
  expect(seen).toHaveLength(3)
})

test('removes hop-by-hop headers; accepts a large form with Expect: 100-continue', async () => {
  const { app, seen } = await serveGateway((request, response) => {
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = {
    expect: '100-continue',
    'keep-alive': 'timeout=5',
    upgrade: 'h2c',
    te: 'trailers',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 2_000_000,
  }
  for (const path of [calls['job-application-send'].path, calls['contact-send'].path]) {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path: `/api/v1${path}`,
      method: 'POST',
      headers,
    })
    const answered = once(request, 'response')
    request.flushHeaders()
    await once(request, 'continue')
    request.end(Buffer.alloc(2_000_000))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
  }
  for (const name of ['expect', 'keep-alive', 'upgrade', 'te'])
    expect(seen[0]?.headers).not.toHaveProperty(name)
})

test('forwards a malformed query unchanged', async () => {
  const { app, seen } = await serveGateway(answering(422, { code: 'invalid-input', message: 'x' }))
  for (const url of [
    '/api/v1/web/products?search=%ff',
    '/admin/api/products?where[title][like]=100%',
    '/admin/api/products?x=../y',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(422)
    expect(seen.at(-1)?.url).toBe(url)
  }
})

test('rejects a body over the limit with 413, by its length header or while streaming; answers 502 without the cms', async () => {
  const { app, stopCms } = await serveGateway((request, response) => {
    request.resume().once('end', () => response.end('stored'))
  })
  const post = (payload: Buffer | Readable, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/admin/api/media',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      payload,
    })
  const part = Buffer.alloc(1024 * 1024)
  const parts = (count: number) => Readable.from(Array.from({ length: count }, () => part))
  const limit = uploadLimit / part.length
  expect((await post(Buffer.alloc(uploadLimit + 1))).statusCode).toBe(413)
  expect((await post(parts(limit + 2), { 'transfer-encoding': 'chunked' })).statusCode).toBe(413)
  expect((await post(parts(limit), { 'transfer-encoding': 'chunked' })).body).toBe('stored')
  await stopCms()
  const away = await post(part)
  expect([away.statusCode, away.headers['retry-after']]).toEqual([502, '10'])
})

test('keeps the Content-Security-Policy of a private file', async () => {
  const { app } = await serveGateway((_request, response) =>
    response
      .writeHead(200, {
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'application/pdf',
      })
      .end('%PDF'),
  )
  for (const url of [
    '/admin/api/candidates/1/cv',
    '/admin/api/restricted-files/file/a.pdf',
    '/api/v1/restrict/documents/1/file',
  ]) {
    expect((await app.inject(url)).headers['content-security-policy'], url).toBe(
      "default-src 'none'; sandbox",
    )
  }
})

test('answers in the language of Content-Language, else in the one that Accept-Language prefers', async () => {
  const { app, seen } = await serveGateway(
    answering(200, { data: [] }, { 'cache-tag': 'news-categories' }),
  )
  const read = async (headers: Record<string, string>) => {
    const answer = await app.inject({
      url: `/api/v1${calls['news-categories-list'].path}`,
      headers: { 'accept-language': 'en-GB,en;q=0.9,es;q=0.4', ...headers },
    })
    const { 'content-language': language, vary } = answer.headers
    return [answer.statusCode, language, String(vary).includes('Accept-Language')]
  }
  expect(await read({})).toEqual([200, 'en-US', true])
  expect(await read({ 'content-language': 'es' })).toEqual([200, 'es-ES', false])
  // the cms is asked for the locale, whatever the client wrote
  expect(seen.map(({ headers }) => headers['content-language'])).toEqual(['en-US', 'es-ES'])
})

test('answers every address below the API base as JSON', async () => {
  const { app, seen } = await serveGateway((_request, response) => response.end('<!doctype html>'))
  for (const url of [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/v1/?x=1',
    '/api/v1//',
    '/api/v2',
    '/api/v2/web/layout',
    '/api/v10/web/layout',
    '/api/v1.1/x',
    '/api/V1/web/layout',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await app.inject({
        method,
        url,
        headers: { 'content-language': 'en', 'content-type': 'application/json' },
        ...(method === 'POST' ? { payload: '{}' } : {}),
      })
      expect([
        method,
        url,
        answer.statusCode,
        answer.headers['content-type']?.split(';')[0],
        answer.json().code,
      ]).toEqual([method, url, 404, 'application/json', 'endpoint-unknown'])
    }
  }
  expect(seen).toEqual([])
})

test.each([
  ['reads of members', { method: 'GET', url: '/api/v1/web/restricted/sections' }],
  ['what changes something', { method: 'POST', url: '/api/v1/web/contact', payload: '{}' }],
] as const)('%s are bounded per client: the rest waits, or is 429', async (_, call) => {
  const { concurrencyPerClient, queuedPerClient } = callLimits
  let running = 0
  let most = 0
  const held: (() => void)[] = []
  const { app, seen } = await serveGateway((_request, response) => {
    running += 1
    most = Math.max(most, running)
    held.push(() => {
      running -= 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const ask = (remoteAddress: string) =>
    app.inject({
      ...call,
      remoteAddress,
      headers: { origin: 'https://vitrine.example', 'content-type': 'application/json' },
    })
  const flood = Array.from({ length: concurrencyPerClient + queuedPerClient }, () =>
    ask('192.0.2.1'),
  )
  await vi.waitFor(() => expect(held).toHaveLength(concurrencyPerClient))
  const refused = await ask('192.0.2.1')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    String(queueFullRetryAfterSeconds),
  ])
  const other = ask('192.0.2.2')
  await vi.waitFor(() => expect(held).toHaveLength(concurrencyPerClient + 1))
  const release = setInterval(() => held.splice(0).forEach((end) => end()), 1)
  const statuses = (await Promise.all([...flood, other])).map(({ statusCode }) => statusCode)
  clearInterval(release)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(seen).toHaveLength(concurrencyPerClient + queuedPerClient + 1)
  expect(most).toBe(concurrencyPerClient + 1)
})
