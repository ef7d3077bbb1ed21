import { afterEach, expect, test } from 'vitest'
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { routePath } from '#shared/routes/table.ts'
import { returnTo } from '#shared/routes/guard.ts'
import { serveGateway } from '../../test/gateway-server.ts'
import { sessionCookie } from './cookie.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const url = `/api/v1${fillPath(calls['restricted-document-read'].path, { document: '7' })}`
const cookie = `${sessionCookie}=a-token-of-the-test-123`
const section = routePath('restricted-section', 'en', { section: 'drawings' })

async function refusing(status: number) {
  const server = await serveGateway(
    (_request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end('{"code":"session-required"}'),
  )
  open.push(server)
  return server.app
}

test('redirects a document link with an expired session to the log-in with a return path', async () => {
  const app = await refusing(401)
  const answer = await app.inject({
    url,
    headers: { cookie, 'sec-fetch-mode': 'navigate', referer: `https://vitrine.example${section}` },
  })
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
    303,
    'no-store',
    '',
  ])
  expect(String(answer.headers['set-cookie'])).toContain(`${sessionCookie}=; `)
  const to = new URL(String(answer.headers.location), 'https://vitrine.example')
  expect([to.origin, to.pathname]).toEqual([
    'https://vitrine.example',
    routePath('restricted-area', 'en'),
  ])
  expect(returnTo(to.searchParams.get('back') ?? undefined, 'en')).toBe(section)
})

test.each([
  'https://evil.example//evil.example/x',
  'https://evil.example/en/restricted-area/sections/..%2f..%2f',
  'not an address',
  'javascript:alert(1)',
])('a page at %s cannot say where the log-in leads', async (referer) => {
  const answer = await (
    await refusing(401)
  ).inject({ url, headers: { cookie, 'sec-fetch-mode': 'navigate', referer } })
  const to = new URL(String(answer.headers.location), 'https://vitrine.example')
  expect(to.origin).toBe('https://vitrine.example')
  for (const name of ['back', 'voltar'])
    expect(returnTo(to.searchParams.get(name) ?? undefined, 'br')).toBe(
      routePath('restricted-sections', 'br'),
    )
})

test('answers API clients with contract errors; keeps the session on 404', async () => {
  const program = await (await refusing(401)).inject({ url, headers: { cookie } })
  expect([program.statusCode, program.json()]).toEqual([401, { code: 'session-required' }])
  const missing = await (
    await refusing(404)
  ).inject({ url, headers: { cookie, 'sec-fetch-mode': 'navigate' } })
  expect([missing.statusCode, missing.headers['set-cookie']]).toEqual([404, undefined])
})
