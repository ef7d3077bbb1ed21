import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import type { OpenData } from './company-statements.ts'
import { CompanyStatements } from './company-statements.ts'
import { LazilyEncoded } from '#server/caching/encodings.ts'
import { wellKnownRoutes } from './routes.ts'
import { securityText } from './security-text.ts'

const origin = 'https://vitrine.example'
const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

/** Statements of a cms that answers with a layout. */
const statementsOf = (layout: object) =>
  new CompanyStatements({
    read: async () => ({
      status: 200,
      body: new LazilyEncoded(Buffer.from('')),
      json: () => layout,
      tags: [],
      stale: false,
    }),
  })

async function request(url: string, open: OpenData | 'down') {
  const app = Fastify()
  const statements =
    open === 'down'
      ? { read: () => Promise.reject(new Error('down')) }
      : statementsOf({ open_data: open })
  wellKnownRoutes(app, { origin, secure: true, statements })
  const answer = await app.inject(url)
  await app.close()
  return answer
}

test('lists the API with its description, its pages and the licence of the data', async () => {
  const answer = await request('/.well-known/api-catalog', { license, security: null })
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('profile="https://www.rfc-editor.org/info/rfc9727"'),
    'access-control-allow-origin': '*',
  })
  const [catalog, api] = answer.json().linkset
  expect(catalog.item).toEqual([{ href: `${origin}/api/v1` }, { href: `${origin}/mcp` }])
  expect(api).toMatchObject({
    anchor: `${origin}/api/v1`,
    'service-desc': [{ href: `${origin}/api/v1/openapi.json` }],
    license: [{ href: license.url, title: license.name }],
  })
})

test('states no licence that the company has not stated', async () => {
  const answer = await request('/.well-known/api-catalog', { license: null, security: null })
  expect(answer.body).not.toContain('license')
})

test.each(['/.well-known/api-catalog', '/.well-known/security.txt'])(
  'answers 502 at %s while the cms is unreachable',
  async (url) => expect((await request(url, 'down')).statusCode).toBe(502),
)

test('names the contact for vulnerabilities and the end of its validity', async () => {
  const security = { contact: 'security@vitrine.example', until: '2999-12-31' }
  const answer = await request('/.well-known/security.txt', { license: null, security })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual(
    expect.arrayContaining([
      'Contact: mailto:security@vitrine.example',
      'Expires: 2999-12-31T23:59:59Z',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]),
  )
})

test.each([
  ['no contact', null],
  ['a contact of yesterday', { contact: 'a@b.example', until: dayPlus(siteDay(), -1) }],
])('answers 404 for %s', async (_, security) =>
  expect((await request('/.well-known/security.txt', { license: null, security })).statusCode).toBe(
    404,
  ),
)

test('renews a contact without an end by less than a year', () => {
  const contact = 'https://vitrine.example/report'
  const text = securityText(
    origin,
    { license: null, security: { contact, until: null } },
    '2026-11-27',
  )
  expect(text).toContain(`Contact: ${contact}\nExpires: 2027-05-26T23:59:59Z`)
})

test('reads the statements again after a change of the layout', async () => {
  const layout: { open_data?: OpenData } = {}
  const statements = statementsOf(layout)
  expect((await statements.read()).license).toBeNull()
  expect(statements.last.license).toBeNull()
  layout.open_data = { license, security: null }
  statements.expire(new Set(['layout']))
  void statements.last
  await statements.read()
  expect(statements.last.license).toEqual(license)
})

test('states the address of a licence in ASCII, since it is sent in a header', async () => {
  const url = 'https://lizenz-für-daten.example/ä "x"'
  const statements = statementsOf({ open_data: { license: { name: 'L', url }, security: null } })
  expect((await statements.read()).license?.url).toMatch(/^https:\/\/xn--[\w.%/-]+$/)
})

test('does not ask an unreachable cms at each call', async () => {
  let asked = 0
  const statements = new CompanyStatements({
    read: () => {
      asked += 1
      return Promise.reject(new Error('down'))
    },
  })
  for (const _ of [1, 2, 3]) {
    expect(statements.last.license).toBeNull()
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(asked).toBe(1)
})
