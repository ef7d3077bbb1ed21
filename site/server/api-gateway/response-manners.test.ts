import { expect, test } from 'vitest'
import { calls, isOpenToOrigins } from '@vitrine/contract/calls'
import { answering, serveGateway } from '../../test/gateway-server.ts'
import { previewCookie } from '@vitrine/contract/internal'

const layout = '/api/v1/web/layout'
const lines = '/api/v1/web/parts/lines'
const foreign = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }
const notFound = { message: 'Not here.', code: 'not-found' }
const problem = 'application/problem+json'

const preflight = (method: string) => ({
  ...foreign,
  'access-control-request-method': method,
  'access-control-request-headers': 'content-type',
})

test('lets pages of any origin read public answers, without splitting caches', async () => {
  const { app } = await serveGateway(answering(200, {}))
  const bodies = new Set<string>()
  for (const origin of [
    'https://shop.example',
    'null',
    `https://${'x'.repeat(9000)}.example`,
    '\t',
  ])
    for (const url of [layout, '/api/v1/web/nothing', '/api/v1/openapi.json']) {
      const { headers, body } = await app.inject({ url, headers: { origin } })
      expect(headers['access-control-allow-origin'], url).toBe('*')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      expect(String(headers.vary ?? '')).not.toMatch(/origin/i)
      bodies.add(`${url} ${body}`)
    }
  expect(bodies.size).toBe(3)
})

test('lets no other origin read members, drafts, forms and the panel', async () => {
  const { app } = await serveGateway(answering(200, {}))
  const draft = { cookie: `${previewCookie}=${'a'.repeat(40)}` }
  const closed = [
    { url: '/api/v1/web/restricted-area/whoiam' },
    { url: layout, headers: draft },
    { url: '/admin/login' },
    { method: 'POST' as const, url: '/api/v1/web/contact', payload: {} },
    { method: 'GET' as const, url: '/api/v1/web/contact' },
  ]
  for (const request of closed) {
    const { headers } = await app.inject({
      ...request,
      headers: { ...foreign, ...request.headers },
    })
    expect(headers, request.url).not.toHaveProperty('access-control-allow-origin')
  }
})

test('accepts the lines calls of other origins without their cookies and tokens', async () => {
  const { app, seen } = await serveGateway(answering(200, { lines: [] }))
  const answer = await app.inject({
    method: 'POST',
    url: lines,
    payload: { text: 'XY-70-8' },
    headers: { ...foreign, cookie: 'in:authorizationToken=t', authorization: 'Bearer t' },
  })
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
  expect(seen[0]?.headers).not.toHaveProperty('authorization')
})

test.each([
  [layout, 'GET', 'GET, HEAD'],
  [layout, 'HEAD', 'GET, HEAD'],
  [lines, 'POST', 'POST'],
  ['/api/v1/openapi.json', 'GET', 'GET, HEAD'],
])('answers the preflight of %s by %s', async (url, method, allowed) => {
  const { app, seen } = await serveGateway(answering(200, {}))
  const answer = await app.inject({ method: 'OPTIONS', url, headers: preflight(method) })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allowed,
    'access-control-max-age': '86400',
  })
  expect(answer.headers['access-control-allow-headers']).not.toMatch(/authorization|cookie|\*/i)
  expect(seen).toHaveLength(0)
})

test.each([
  ['/api/v1/web/newsletter', 'POST', 204],
  ['/api/v1/web/restricted-area/whoiam', 'GET', 204],
  [layout, 'DELETE', 204],
  [layout, 'x'.repeat(9000), 204],
  ['/api/v1/web/nothing', 'GET', 404],
  ['/api/v1/internal/changes', 'GET', 404],
  ['/api/v1/web/products/%00%', 'GET', 400],
])('the preflight of %s permits no %s', async (url, method, status) => {
  const { app } = await serveGateway(answering(200, {}))
  const answer = await app.inject({ method: 'OPTIONS', url, headers: preflight(method) })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).not.toHaveProperty('access-control-allow-methods')
})

test('names the methods of a path', async () => {
  const { app } = await serveGateway(answering(200, {}))
  const allow = async (url: string) =>
    (await app.inject({ method: 'OPTIONS', url })).headers['allow']
  expect(await allow(layout)).toBe('GET, HEAD, OPTIONS')
  expect(await allow(lines)).toBe('POST, OPTIONS')
  expect(await allow('/api/v1/web/parts')).toBe('GET, HEAD, POST, OPTIONS')
})

test('charges preflights to the client’s share of calls', async () => {
  const waiting = Promise.withResolvers<void>()
  const blocked = await serveGateway((_request, response) => {
    void waiting.promise.then(() => response.writeHead(200).end('{}'))
  })
  const sent = Array.from({ length: 104 }, () =>
    blocked.app.inject({ method: 'POST', url: lines, payload: {} }),
  )
  await expect
    .poll(async () => {
      const request = { method: 'OPTIONS' as const, url: layout, headers: preflight('GET') }
      return (await blocked.app.inject(request)).statusCode
    })
    .toBe(429)
  waiting.resolve()
  await Promise.all(sent)
})

test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  [problem, problem],
  [`application/json, ${problem};q=0.5`, 'application/json'],
  [`${problem}, application/json;q=0.5`, problem],
  [`${problem};q=0`, 'application/json'],
  [`${'text/x,'.repeat(1400)}${problem}`, problem],
  [`;;,${problem};q=x,,`, 'application/json'],
])('answers an error to Accept %j as %s', async (accept, type) => {
  for (const [cms, path] of [
    [answering(404, notFound), '/api/v1/web/products/x'],
    [answering(422, { ...notFound, code: 'invalid-input' }), '/api/v1/web/products?x=1'],
    [answering(200, {}), '/api/v2'],
  ] as const) {
    const { app } = await serveGateway(cms)
    const answer = await app.inject({ url: path, headers: accept === undefined ? {} : { accept } })
    expect(answer.headers['content-type'], path).toContain(type)
    expect(String(answer.headers.vary).split(', '), path).toContain('Accept')
    const body = answer.json()
    if (type === problem)
      expect(body, path).toMatchObject({
        type: `/api/v1/docs#error-${body.code}`,
        title: body.message,
        status: answer.statusCode,
      })
    else expect(body, path).not.toHaveProperty('title')
  }
})

test('a preference for problem details changes no cached answer', async () => {
  const { app, seen } = await serveGateway(answering(404, notFound))
  const url = '/api/v1/web/products/x'
  const first = await app.inject({ url, headers: { accept: problem } })
  const second = await app.inject({ url })
  expect([first.json().status, second.json()]).toEqual([404, notFound])
  expect(seen).toHaveLength(1)
})

test('challenges a client without a token, or with a wrong one', async () => {
  const refusal = answering(401, { message: 'Log in.', code: 'session-required' })
  const { app } = await serveGateway(refusal)
  const url = '/api/v1/web/restricted-area/whoiam'
  expect((await app.inject({ url })).headers['www-authenticate']).toBe('Bearer')
  expect(
    (await app.inject({ url, headers: { authorization: 'Bearer x' } })).headers['www-authenticate'],
  ).toBe('Bearer error="invalid_token"')
})

test('announces the limits; what is left only to the client itself', async () => {
  const { app } = await serveGateway(
    answering(200, {}, { 'ratelimit-policy': '"form address";q=30;w=3600' }),
  )
  const read = (await app.inject({ url: layout })).headers
  expect(read['ratelimit-policy']).toBe('"reads";q=202;qu="concurrent-requests"')
  expect(read).not.toHaveProperty('ratelimit')
  const sent = (await app.inject({ method: 'POST', url: '/api/v1/web/contact', payload: {} }))
    .headers
  expect(sent['ratelimit-policy']).toBe(
    '"form address";q=30;w=3600, "calls";q=104;qu="concurrent-requests"',
  )
  expect(sent['ratelimit']).toMatch(/^"calls";r=10[34]$/)
})

test('makes media addresses absolute for clients and keeps those of pages relative', async () => {
  const body = { url: '/media/a.avif', html: '<img src="/media/b.avif">', text: 'see /media/c' }
  const absolute = {
    url: 'https://vitrine.example/media/a.avif',
    html: '<img src="https://vitrine.example/media/b.avif">',
    text: 'see /media/c',
  }
  const { app, apiCache } = await serveGateway(answering(200, body))
  expect((await app.inject({ url: layout })).json()).toEqual(absolute)
  const posted = await app.inject({ method: 'POST', url: lines, payload: {} })
  expect(posted.json()).toEqual(absolute)
  expect(posted.headers['content-length']).toBe(String(Buffer.byteLength(posted.body)))
  const read = { name: 'layout-read', params: {}, query: {}, locale: 'br', key: 'k' } as const
  for (const _ of ['miss', 'hit']) expect((await apiCache.read(read)).json()).toEqual(body)
})

test('links the description and the licence of the data', async () => {
  const { app } = await serveGateway(answering(200, {}))
  const { headers } = await app.inject({ url: layout })
  expect(headers.link).toContain('</api/v1/openapi.json>; rel="service-desc"')
  expect(headers.link).toContain('<https://vitrine.example/licence>; rel="license"')
  expect(headers).not.toHaveProperty('deprecation')
})

test('only calls that read are open to other origins', () => {
  const open = Object.keys(calls).filter((name) => isOpenToOrigins(name as keyof typeof calls))
  const sending = open.filter((name) => calls[name as keyof typeof calls].method === 'POST')
  expect(sending.toSorted()).toEqual(['lines-read', 'part-numbers-find', 'parts-find'])
  expect(open.filter((name) => calls[name as keyof typeof calls].session)).toEqual([])
})
