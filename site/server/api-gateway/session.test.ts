import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import { serveGateway } from '../../test/gateway-server.ts'
import { rendered, servePages } from '../../test/page-cache-server.ts'
import { localeCodes } from '@vitrine/configuration/locales'
import { routeNames, routePath, routeRow } from '#shared/routes/table.ts'
import type { RouteName } from '#shared/routes/table.ts'
import { sessionCookie } from './cookie.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function gateway(cms: RequestListener) {
  const server = await serveGateway(cms)
  open.push(server)
  return server
}
const api = (name: CallName) => `/api/v1${calls[name].path}`
const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=60',
      })
      .end(JSON.stringify(body))
const token = 'a-token-of-the-test-123'
const ours = { origin: 'https://vitrine.example', 'content-type': 'application/json' }
const held = { ...ours, cookie: `x=1; ${sessionCookie}=${token}` }

test('exchanges the token for a cookie in browsers; API clients get the token and no cookie', async () => {
  const { app } = await gateway(answering(200, { authorization: token, user: { name: 'Ana' } }))
  const browser = await app.inject({
    method: 'POST',
    url: api('session-create'),
    headers: ours,
    payload: '{}',
  })
  expect(browser.json()).toEqual({ user: { name: 'Ana' } })
  expect(browser.headers['set-cookie']).toBe(
    `${sessionCookie}=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  expect(browser.headers['cache-control']).toBe('no-store')
  const program = await app.inject({
    method: 'POST',
    url: api('session-create'),
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(program.json()).toHaveProperty('authorization', token)
  expect(program.headers['set-cookie']).toBeUndefined()
})

test('sends the cookie as bearer with members’ calls alone, never cached', async () => {
  const { app, seen } = await gateway(answering(200, {}))
  const answer = await app.inject({ url: api('session-read'), headers: { cookie: held.cookie } })
  expect(answer.headers['cache-control']).toBe('no-store')
  await app.inject({ url: api('restricted-sections-list'), headers: { cookie: held.cookie } })
  await app.inject({ url: api('layout-read'), headers: { cookie: held.cookie } })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${token}`,
    `Bearer ${token}`,
    undefined,
  ])
  expect(seen.map(({ headers }) => headers.cookie)).not.toContainEqual(
    expect.stringContaining(token),
  )
})

test('deletes the cookie on log-out, password change and any 401', async () => {
  for (const [name, status] of [
    ['session-end', 200],
    ['password-update', 200],
    ['member-update', 401],
  ] as const) {
    const { app } = await gateway(answering(status, {}))
    const answer = await app.inject({
      method: 'POST',
      url: api(name),
      headers: held,
      payload: '{}',
    })
    expect(answer.headers['set-cookie'], name).toContain(`${sessionCookie}=; `)
  }
  const { app } = await gateway(answering(422, {}))
  expect(
    (
      await app.inject({
        method: 'POST',
        url: api('password-update'),
        headers: held,
        payload: '{}',
      })
    ).headers['set-cookie'],
  ).toBeUndefined()
})

test('rejects cross-site member calls with 403', async () => {
  const { app, seen } = await gateway(answering(200, {}))
  const answer = await app.inject({
    method: 'POST',
    url: api('session-end'),
    headers: { ...held, origin: 'https://evil.example' },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(403)
  expect(seen).toHaveLength(0)
})

const personal = routeNames.filter((name) => routeRow(name).cache === 'never')
const pathOf = routePath as (
  name: RouteName,
  locale: 'br' | 'en' | 'es',
  params: Record<string, string>,
) => string

test('does not cache a member’s page, however its path is spelled', async () => {
  const site = await servePages(async (_key, { visitor } = {}) =>
    rendered({ html: `for ${visitor?.token ?? 'everyone'}`, tags: [] }),
  )
  open.push(site)
  expect(personal.length).toBeGreaterThan(8)
  const before = site.pages.stores.pages.size
  for (const name of personal) {
    for (const locale of localeCodes) {
      const path = pathOf(name, locale, { section: 'desenhos' })
      for (const spelled of [
        path,
        `${path}?x=1`,
        `${path}/`,
        `${path.toUpperCase()}`,
        `${path}/a.css`,
        `${path}.css`,
        `${path};a.css`,
        `${path}%2fa.css`,
        `${path}/..%2fa.css`,
        `${path}/%2e%2e/a.js`,
        `/assets/..${path}`,
      ]) {
        await site.ask(spelled, { cookie: held.cookie, 'accept-encoding': 'identity' })
        const stranger = await site.ask(spelled, { 'accept-encoding': 'identity' })
        expect(stranger.body.toString(), spelled).not.toContain(token)
        const answer = await site.ask(path, { cookie: held.cookie, 'accept-encoding': 'identity' })
        expect([answer.body.toString(), answer.headers['cache-control']], path).toEqual([
          `for ${token}`,
          'no-store',
        ])
      }
    }
  }
  // cached: the guests' pages and the 404 page, once per locale
  const guestPages = personal.filter((name) => routeRow(name).guard === 'guest')
  expect(site.pages.stores.pages.size).toBe(before + localeCodes.length * (guestPages.length + 1))
})
