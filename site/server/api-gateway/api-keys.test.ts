import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { acceptedTypes } from '@vitrine/http/body-rules'
import { bodyOfCall } from '@vitrine/contract/endpoints/call-bodies'
import { expect, test } from 'vitest'
import { scopeOfCall } from '@vitrine/contract/api-keys'
import { callNames, calls, internalCalls } from '@vitrine/contract/calls'
import { apiKeyHeader } from '@vitrine/contract/internal'
import type { ApiKey } from '@vitrine/contract/internal'
import { serveGateway } from '../../test/gateway-server.ts'

const tokenOf = (letter: string): string => `vk.${letter.repeat(43)}`
const keyOf = (letter: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id: letter.charCodeAt(0),
  hash: createHash('sha256').update(tokenOf(letter)).digest('base64url'),
  scopes: ['read'],
  requests_per_minute: 100,
  expires_at: null,
  ...more,
})

/** Cms with keys that a test changes; other requests are answered with an empty list. */
function cmsWith(keys: ApiKey[]) {
  const cms = { keys, isDown: false, reads: 0, reported: [] as number[][] }
  const listener: RequestListener = (request, response) => {
    const path = request.url?.replace('/api/v1', '')
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-tag': 'department' })
        .end(JSON.stringify(body))
    if (cms.isDown) return void send(500, {})
    if (path === internalCalls.keys.path) {
      cms.reads += 1
      return void send(200, { data: cms.keys })
    }
    if (path !== internalCalls.keyUses.path) return void send(200, { data: [] })
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      cms.reported.push(JSON.parse(text).ids)
      response.writeHead(204).end()
    })
  }
  return { cms, listener }
}

const departments = '/api/v1/web/contact/departments'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('answers a key within its own limit, and states what is left', async () => {
  const { listener } = cmsWith([keyOf('a', { requests_per_minute: 2 })])
  const { app } = await serveGateway(listener)
  const ask = () => app.inject({ url: departments, headers: bearer(tokenOf('a')) })
  const first = await ask()
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"key";q=2;w=60',
    ratelimit: '"key";r=1;t=60',
    'cache-control': 'private, no-cache',
  })
  expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5)
  expect(refused.headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/)
  // others of the same network are not concerned
  expect((await app.inject({ url: departments })).statusCode).toBe(200)
})

test.each([
  ['unknown', tokenOf('z')],
  ['expired', tokenOf('e')],
  ['cut', tokenOf('a').slice(0, -3)],
  ['too long', `${tokenOf('a')}a`],
  ['prefix alone', 'vk.'],
  ['with other signs', `vk.${'ä'.repeat(43)}`],
  ['two', `${tokenOf('a')}, ${tokenOf('a')}`],
])('refuses a key that is %s, and does not answer it as anonymous', async (_, token) => {
  const { listener } = cmsWith([keyOf('a'), keyOf('e', { expires_at: '2020-01-01T00:00:00.000Z' })])
  const { app, seen } = await serveGateway(listener)
  for (const request of [
    { url: departments },
    { url: '/api/v1/web/unknown' },
    { method: 'HEAD' as const, url: departments },
    { method: 'POST' as const, url: '/api/v1/web/contact', payload: {} },
  ]) {
    const answer = await app.inject({
      ...request,
      headers: { ...bearer(token), accept: 'application/problem+json' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    if (request.method !== 'HEAD')
      expect(answer.json()).toMatchObject({ status: 401, code: 'api-key-invalid' })
  }
  expect(seen.filter(({ url }) => !url.includes('/internal/'))).toEqual([])
})

test.each(callNames.map((name) => [name] as const))('scopes of %s', async (name) => {
  const { listener } = cmsWith([
    keyOf('r', { scopes: ['read'] }),
    keyOf('l', { scopes: ['leads'] }),
    keyOf('b', { scopes: ['read', 'leads'] }),
  ])
  const { app, seen } = await serveGateway(listener)
  const { method, path } = calls[name]
  const scope = scopeOfCall(name)
  const type = acceptedTypes(bodyOfCall(name) ?? {}).split(', ')[0] ?? ''
  for (const [letter, scopes] of [
    ['r', ['read']],
    ['l', ['leads']],
    ['b', ['read', 'leads']],
  ] as const) {
    const { statusCode } = await app.inject({
      method,
      url: `/api/v1${path.replaceAll(/:\w+/g, '1')}`,
      headers: {
        ...bearer(tokenOf(letter)),
        cookie: 'vitrine-session=x',
        ...(method === 'POST' ? { 'content-type': type } : {}),
      },
      ...(method === 'POST' ? { payload: '{}' } : {}),
    })
    const isAllowed = scopes.some((own) => own === scope)
    expect(statusCode === 403, `${letter} ${statusCode}`).toBe(!isAllowed)
  }
  const forwarded = seen.filter(({ url }) => !url.includes('/internal/'))
  expect(forwarded.length > 0).toBe(scope !== undefined)
  for (const { headers } of forwarded) {
    expect(headers.authorization).toBeUndefined()
    expect(headers.cookie).toBeUndefined()
  }
})

test('stops at a revoked key in the middle of a batch', async () => {
  const { cms, listener } = cmsWith([keyOf('a'), keyOf('b')])
  const { app, keys } = await serveGateway(listener)
  const statuses: number[] = []
  for (let at = 0; at < 10; at += 1) {
    if (at === 5) {
      cms.keys = [keyOf('b')]
      keys.expire(new Set(['api-key']))
    }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        app.inject({ url: departments, headers: bearer(tokenOf('a')) }),
      ),
    )
    statuses.push(...answers.map(({ statusCode }) => statusCode))
  }
  expect(statuses).toEqual([...Array(15).fill(200), ...Array(15).fill(401)])
  expect((await app.inject({ url: departments, headers: bearer(tokenOf('b')) })).statusCode).toBe(
    200,
  )
  // one read at the start, one after the change
  expect(cms.reads).toBe(2)
})

test('answers a new key at its first request, before the change feed reports it', async () => {
  const { cms, listener } = cmsWith([keyOf('a')])
  const { app } = await serveGateway(listener)
  const ask = async (letter: string) =>
    (await app.inject({ url: departments, headers: bearer(tokenOf(letter)) })).statusCode
  expect(await ask('a')).toBe(200)
  for (const letter of ['b', 'c', 'd']) {
    cms.keys = [...cms.keys, keyOf(letter)]
    expect(await ask(letter)).toBe(200)
  }
})

test('keys that nobody made cost few reads of the list, and one of them a single one', async () => {
  const { cms, listener } = cmsWith([keyOf('a')])
  const { app } = await serveGateway(listener)
  const ask = async (token: string) =>
    (await app.inject({ url: departments, headers: bearer(token) })).statusCode
  expect(await ask(tokenOf('a'))).toBe(200)
  for (let at = 0; at < 5; at += 1) expect(await ask(tokenOf('z'))).toBe(401)
  expect(cms.reads).toBe(2)
  for (let at = 0; at < 100; at += 1)
    expect(await ask(`vk.${String(at).padStart(43, '0')}`)).toBe(401)
  expect(cms.reads).toBeLessThan(10)
  expect(await ask(tokenOf('a'))).toBe(200)
})

test('keeps the last keys while the cms is away, and knows none before it was reached', async () => {
  const { cms, listener } = cmsWith([keyOf('a')])
  const { app, keys } = await serveGateway(listener)
  const ask = async () =>
    (await app.inject({ url: departments, headers: bearer(tokenOf('a')) })).statusCode
  cms.isDown = true
  expect(await ask()).toBe(502)
  cms.isDown = false
  // anonymous requests are answered meanwhile
  expect((await app.inject({ url: departments })).statusCode).toBe(200)
  const later = await serveGateway(listener)
  const askLater = async () =>
    (await later.app.inject({ url: departments, headers: bearer(tokenOf('a')) })).statusCode
  expect(await askLater()).toBe(200)
  cms.isDown = true
  keys.expire('everything')
  later.keys.expire('everything')
  expect(await askLater()).toBe(200)
})

test('reports used keys to the cms, not the keys themselves', async () => {
  const { cms, listener } = cmsWith([keyOf('a')])
  const { app, keys, seen } = await serveGateway(listener)
  await app.inject({ url: departments, headers: bearer(tokenOf('a')) })
  await app.inject({ url: departments, headers: bearer(tokenOf('a')) })
  await keys.report()
  await keys.report()
  expect(cms.reported).toEqual([['a'.charCodeAt(0)]])
  expect(JSON.stringify(seen)).not.toContain(tokenOf('a'))
})

test('sends leads of other sites with a key that may, and tells the cms which', async () => {
  const { listener } = cmsWith([
    keyOf('l', { scopes: ['leads'] }),
    keyOf('r', { scopes: ['read'] }),
  ])
  const { app, seen } = await serveGateway(listener)
  const foreign = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
  const send = (headers: object) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/web/contact',
      payload: { a: 1 },
      headers: { ...foreign, [apiKeyHeader]: '999', ...headers },
    })
  expect((await send({})).statusCode).toBe(403)
  expect((await send(bearer(tokenOf('r')))).statusCode).toBe(403)
  expect(seen.filter(({ method, url }) => method === 'POST' && url.includes('contact'))).toEqual([])
  const sent = await send(bearer(tokenOf('l')))
  expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([200, '*'])
  const forwarded = seen.filter(({ method }) => method === 'POST')
  expect(forwarded.map(({ headers }) => headers[apiKeyHeader])).toEqual([String('l'.charCodeAt(0))])
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/v1/web/contact',
    headers: { ...foreign, 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': expect.stringContaining('Authorization'),
  })
  // without a key the header of the gateway itself is removed
  await app.inject({
    method: 'POST',
    url: '/api/v1/web/contact',
    payload: { a: 1 },
    headers: { [apiKeyHeader]: '999' },
  })
  expect(seen.at(-1)?.headers[apiKeyHeader]).toBeUndefined()
})

test('leaves the token of a member to the cms', async () => {
  const { listener } = cmsWith([])
  const { app, seen } = await serveGateway(listener)
  const token = `vk_${'m'.repeat(40)}`
  await app.inject({ url: '/api/v1/web/restricted-area/whoiam', headers: bearer(token) })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`])
})
