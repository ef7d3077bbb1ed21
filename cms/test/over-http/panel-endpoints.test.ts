/** @calls */
import { request as httpRequest } from 'node:http'
import type { Endpoint } from 'payload'
import { describe, expect, it } from 'vitest'
import { panelEndpoints } from '#src/panel-api/panel-endpoints.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import config from '#src/payload.config.ts'
import { get, logIn, staff } from '../support/api.ts'
import { staffPassword, staffRoles } from '../support/staff.ts'

const built = await config

/**
 * Preference keys that equal the name of another endpoint; Payload's route order makes them
 * preferences.
 */
const preferences = [
  'GET /payload-preferences/count',
  'GET /payload-preferences/versions',
  'POST /payload-preferences/access',
]

/** Endpoints of Payload's configuration, and those that Next's adapter or later versions add. */
const served = [
  ...listOf('', built.endpoints),
  ...built.collections.flatMap(({ slug, endpoints }) => listOf(`/${slug}`, endpoints)),
  ...built.globals.flatMap(({ slug, endpoints }) => listOf(`/globals/${slug}`, endpoints)),
  'GET /og',
  'GET /nothing',
  'POST /graphql',
  'GET /graphql-playground',
]

function listOf(base: string, endpoints: false | Omit<Endpoint, 'root'>[] | undefined): string[] {
  return (endpoints || [])
    .flatMap(({ method, path }) => {
      const full = `${method.toUpperCase()} ${base}${path === '/' ? '' : path}`.replace(
        ':key',
        ':id',
      )
      return full.endsWith('/:id?') ? [full.slice(0, -'/:id?'.length), full.slice(0, -1)] : [full]
    })
    .filter((line) => !preferences.includes(line))
}

/** Endpoints without a session; all others require one. */
const open = [
  'POST /users/login',
  'POST /users/logout',
  'GET /users/me',
  'POST /users/refresh-token',
  'POST /users/forgot-password',
  'POST /users/reset-password',
  'GET /preview/open',
  'POST /preview/typed',
  'GET /preview/close',
]
const listed = new Set(
  panelEndpoints.map(({ method, path }) => `${method} ${path}`.replace(':key', ':id')),
)
const nobody = '2147483647'

async function ask(role: (typeof staffRoles)[number] | undefined, line: string) {
  const [method = '', path = ''] = line.split(' ')
  const address = path
    .replaceAll(':id', nobody)
    .replace(':number', '1')
    .replace(':filename', 'nothing.jpg')
  // ids that no document has, and no session that other tests need
  const query =
    method === 'DELETE' || (method === 'PATCH' && !path.includes(':'))
      ? `?where[id][equals]=${nobody}`
      : ''
  return staff<{ code?: string }>(
    role,
    method,
    `${address}${query}`,
    method === 'GET' || method === 'DELETE' ? undefined : {},
  )
}

describe('every endpoint of Payload', () => {
  it('finds more endpoints in the configuration than are listed', () =>
    expect(served.length).toBeGreaterThan(listed.size))
  it('lists only endpoints that exist', () =>
    expect([...listed].filter((line) => !served.includes(line))).toEqual([]))
  it.each([
    'GET /users/init',
    'POST /users/first-register',
    'POST /users/verify/:id',
    'GET /payload-jobs/run',
    'GET /payload-jobs/handle-schedules',
    'GET /payload-jobs',
    'GET /payload-kv',
    'GET /media/paste-url/:id',
    'POST /payload-locked-documents',
    'GET /payload-preferences',
    'GET /og',
    'GET /members/versions',
    'GET /globals/payload-jobs-stats',
    'GET /messages/count',
  ])('does not list %s', (line) => expect(listed.has(line)).toBe(false))

  describe.each([undefined, ...staffRoles])('as %s', (role) => {
    // the list is checked before the session, so one role with all permissions suffices for the
    // unlisted endpoints
    const lines =
      role === undefined || role === 'administrator'
        ? served
        : served.filter((line) => listed.has(line))
    it('answers each endpoint with 404 unless it is listed', async () => {
      for (const line of lines) {
        if (line.startsWith('POST /users/log') || line === 'POST /users/refresh-token') continue
        const { status, body } = await ask(role, line)
        const gate = body.code
        if (!listed.has(line))
          expect.soft([line, status, gate]).toEqual([line, 404, 'endpoint-unknown'])
        else if (role === undefined && !open.includes(line))
          expect.soft([line, status, gate]).toEqual([line, 401, 'session-required'])
        else {
          expect.soft(['endpoint-unknown', 'session-required'], line).not.toContain(gate)
          expect.soft(status, `${line} ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500)
        }
      }
    })
  })
})

/** Raw request, since `fetch` normalizes the path. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<number> {
  const { hostname, port } = new URL(process.env['CMS_TEST_URL'] ?? '')
  return new Promise((done, fail) => {
    const sent = httpRequest(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
      },
    )
    sent.once('error', fail)
    sent.end(body)
  })
}

describe('other spellings of the log-in path', () => {
  const wrong = JSON.stringify({
    email: 'nobody-of-the-spellings@example.com',
    password: 'wrong password',
  })
  it.each([
    '/admin/api/users/LOGIN',
    '/admin/api/Users/login',
    '/ADMIN/api/users/login',
    '/admin/api/users/log%69n',
    '/admin/api/users%2Flogin',
    '/admin/api//users/login',
    '/admin/api/users//login',
    '/admin/api/users/login/',
    '/admin/api/users/login//',
    '/admin/api/users/login%20',
    '/admin/api/users/login%00',
    '/admin/api/users/login;x',
    '/admin/api/users/login/x',
    '/admin/api/users/l%C3%B3gin',
    '/admin/api/users/ｌogin',
  ])('returns 404 for %s', async (path) => {
    const status = await raw('POST', encodeURI(path).replaceAll('%25', '%'), {}, wrong)
    expect([301, 308, 400, 404, 405]).toContain(status)
  })

  it.each([
    '/admin/api/globals/../users/login',
    '/admin/api/./users/login',
    '/admin/api/users/%2e/login',
    '/admin/api\\users\\login',
  ])('limits %s like the log-in, or returns 404', async (path) => {
    const body = JSON.stringify({
      email: `${encodeURIComponent(path)}@example.com`,
      password: 'wrong password',
    })
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push(await raw('POST', path, {}, body))
    expect([
      [401, 401, 401, 401, 401, 429, 429],
      ...[400, 404, 308].map((status) => statuses.map(() => status)),
    ]).toContainEqual(statuses)
  })

  it.each(['FORGOT-PASSWORD', 'RESET-PASSWORD', 'Unlock', 'ME', 'First-Register'])(
    'returns 404 for %s',
    async (name) => {
      expect(await raw('POST', `/admin/api/users/${name}`, {}, wrong)).toBe(404)
    },
  )
})

describe('a method override', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const authorization = async () => ({ authorization: `JWT ${await logIn('editor')}` })
  it('reads a list as requested by the panel', async () => {
    expect(
      await raw(
        'POST',
        '/admin/api/products',
        { ...form, ...(await authorization()), 'x-payload-http-method-override': 'GET' },
        'limit=1',
      ),
    ).toBe(200)
  })
  it.each([
    [{ 'x-http-method-override': 'GET' }],
    [{ 'x-http-method-override': 'DELETE' }],
    [{ 'x-payload-http-method-override': 'DELETE' }],
    [{ 'x-payload-http-method-override': 'GET', 'content-type': 'application/json' }],
  ])('ignores %o', async (headers) => {
    expect(
      await raw(
        'POST',
        '/admin/api/products',
        { ...form, ...(await authorization()), ...headers },
        'limit=1',
      ),
    ).toBe(404)
  })
  it('does not reach endpoints that are not listed', async () => {
    for (const path of ['/users/init', '/payload-jobs/run', '/media/paste-url']) {
      expect(
        await raw(
          'POST',
          `/admin/api${path}`,
          { ...form, ...(await authorization()), 'x-payload-http-method-override': 'GET' },
          'a=b',
        ),
      ).toBe(404)
    }
  })
  it.each(['HEAD', 'PUT', 'OPTIONS'])('%s is no method of it', async (method) => {
    expect([404, 405]).toContain(await raw(method, '/admin/api/products', await authorization()))
  })
})

it('serves the log-in and the permissions', async () => {
  expect(
    await raw(
      'POST',
      '/admin/api/users/login',
      {},
      JSON.stringify({ email: 'editor@example.com', password: staffPassword }),
    ),
  ).toBe(200)
  for (const slug of Object.keys(permissions)) expect(listed.has(`GET /${slug}`), slug).toBe(true)
})

it('sends nosniff on every response', async () => {
  for (const path of [
    '/',
    '/healthz',
    '/readyz',
    '/nothing',
    '/admin',
    '/admin/login',
    '/admin/api/users/me',
    '/admin/api/nothing',
    '/admin/api/products',
    '/api/v1/web/layout',
    '/api/v1/docs',
    '/api/v1/openapi.json',
    '/api/v1/nothing',
    '/media/nothing.jpg',
    '/_next/nothing.js',
    '/%E0%A4%A',
    '/favicon.ico',
  ]) {
    const answer = await get(path)
    expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
})
