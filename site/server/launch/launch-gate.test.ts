import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request as httpRequest } from 'node:http'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { LaunchAnswer } from '@vitrine/contract/internal'
import { expect, onTestFinished, test } from 'vitest'
import { appearanceOf } from '#server/appearance/appearances.ts'
import { layout } from '../../test/fixtures/answers.ts'
import { routeNames, routePattern } from '#shared/routes/table.ts'
import { notLaunchedTexts } from '#texts/not-launched.js'
import { LaunchGate } from './launch-gate.ts'
import { LaunchState } from './launch-state.ts'
import { NotLaunchedPage } from './not-launched-page.ts'
import { UpstreamAnswer } from '#server/api-gateway/upstream.ts'

const secret = 'a1'.repeat(32)
const other = 'b2'.repeat(32)

interface Asked {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Site behind the gate; `cms.state` is the answer of the cms, `cms.away` makes its calls fail. */
async function serveGate(first: LaunchAnswer | 'unknown' = { launched: false, secret }) {
  const cms = {
    state: first === 'unknown' ? undefined : first,
    away: first === 'unknown',
    requested: 0,
    company: 'Bombas & <Válvulas>',
    email: 'contato@bombas.test',
  }
  const state = new LaunchState({
    upstream: {
      fetchInternal: async () => {
        cms.requested += 1
        if (cms.away) throw new Error('no answer')
        return new UpstreamAnswer(200, JSON.stringify(cms.state))
      },
    },
    log: { warn: () => undefined },
  })
  const page = new NotLaunchedPage({
    apiCache: {
      read: async ({ locale }) => {
        const { contact, ...rest } = layout(locale)
        const answer = {
          ...rest,
          contact: { ...contact, phone: '' },
          emails: { contact: cms.email, privacy: '' },
          others: { ...rest.others, company_name: cms.company },
        }
        return {
          status: 200,
          bytes: Buffer.from(JSON.stringify(answer)),
          json: () => answer,
          tags: [],
          stale: false,
        } as never
      },
    },
    appearances: {
      read: async () =>
        appearanceOf({
          name: cms.company,
          wordmark: '',
          colors: { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#0055aa' },
          type: 'plain',
          corners: 'soft',
          logo: null,
          logo_on_dark: null,
          symbol: null,
        }),
    },
    styles: ['/assets/style.css'],
  })
  const gate = new LaunchGate({ state, page, secure: true })
  const server = createServer((request, response) =>
    state.whenKnown(() => {
      if (gate.answer(request, response)) return
      response.writeHead(200, ['cache-control', 'public, no-cache', 'cache-tag', 'home'])
      const language = request.headers['content-language'] ?? ''
      response.end(`the site ${request.url} ${language}`.trim())
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers = {}, method = 'GET', body?: string) =>
    new Promise<Asked>((resolve, reject) => {
      const sent = httpRequest({ port, path, method, headers, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += String(chunk)))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const refresh = async () => {
    state.expire(new Set(['launch']))
    await expect.poll(() => cms.requested).toBeGreaterThan(0)
  }
  await state.read(1000)
  return { ask, cms, state, refresh }
}

test('answers 503 at every public address of every locale, in its language', async () => {
  const { ask } = await serveGate()
  for (const locale of localeCodes) {
    for (const name of routeNames) {
      const path = routePattern(name, locale).replaceAll(/:(\w+)/g, '$1')
      const { status, headers, text } = await ask(path)
      expect([path, status, headers['content-language']]).toEqual([path, 503, locales[locale].tag])
      expect(text).toContain(notLaunchedTexts[locale].heading)
    }
  }
  const { headers } = await ask('/')
  expect(headers).toMatchObject({
    'retry-after': '86400',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('shows name and contact, escaped, and no contact that is not set', async () => {
  const { ask, cms } = await serveGate()
  const { text } = await ask('/en')
  expect(text).toContain('Bombas &amp; &lt;Válvulas&gt;')
  expect(text).not.toContain('<Válvulas>')
  expect(text).toContain('href="mailto:contato@bombas.test"')
  expect(text).not.toContain('href="tel:')
  expect(text).not.toContain('<script')
  cms.email = ''
  expect((await ask('/en')).text).not.toContain('mailto:')
})

test('closes forms, calls, share images, data sheets and unknown addresses', async () => {
  const { ask } = await serveGate()
  for (const [path, method] of [
    ['/contato', 'POST'],
    ['/api/v1/products', 'GET'],
    ['/api/v1/docs', 'GET'],
    ['/API/V1/products', 'GET'],
    ['/share/index.jpg', 'GET'],
    ['//admin', 'GET'],
    ['/administrator', 'GET'],
    ['/preview?screen=home', 'GET'],
    [`/preview/team/${other}`, 'GET'],
    ['/', 'HEAD'],
  ] as const)
    expect([path, (await ask(path, {}, method)).status]).toEqual([path, 503])
  for (const path of ['/api/v1/products', '/mcp']) {
    const call = await ask(path, { 'content-language': 'en' })
    expect(call.headers['content-type']).toContain('application/json')
    expect(JSON.parse(call.text).code).toBe('unavailable')
  }
  const form = await ask('/contato', { accept: 'application/json' }, 'POST', 'name=x')
  expect(JSON.parse(form.text).code).toBe('unavailable')
})

test('leaves open: the panel, files, health, robots.txt and sitemaps', async () => {
  const { ask } = await serveGate()
  for (const path of [
    '/admin',
    '/admin/login?redirect=%2F',
    '/admin/api/users/me',
    '/_next/static/x.js',
    '/media/x.webp',
    '/assets/style.css',
    '/brand/abc/logo-light.svg',
    '/favicon.ico',
    '/icon-192.png',
    '/healthz',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-br-1.xml',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
})

test('admits the team by a link, and keeps what they see out of caches and search engines', async () => {
  const { ask } = await serveGate()
  const entered = await ask(`/preview/team/${secret}`)
  expect([entered.status, entered.headers['location']]).toEqual([303, '/'])
  expect(entered.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const [set = ''] = entered.headers['set-cookie'] ?? []
  expect(set).toMatch(/HttpOnly/)
  expect(set).toMatch(/Secure/)
  expect(set).toMatch(/SameSite=Lax/)
  const cookie = set.split(';')[0] ?? ''
  const seen = await ask('/produtos', { cookie })
  expect([seen.status, seen.text]).toEqual([200, 'the site /produtos'])
  expect(seen.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(seen.headers['cache-tag']).toBeUndefined()
})

test('refuses a wrong cookie, and the earlier one after a new link', async () => {
  const { ask, cms, refresh } = await serveGate()
  const cookie = (value: string) => ({ cookie: `vitrine-team=${value}` })
  for (const wrong of [other, '', 'x', `${secret}0`, secret.slice(1)])
    expect((await ask('/', cookie(wrong))).status).toBe(503)
  expect((await ask('/', cookie(secret))).status).toBe(200)
  cms.state = { launched: false, secret: other }
  await refresh()
  await expect.poll(async () => (await ask('/', cookie(secret))).status).toBe(503)
  expect((await ask('/', cookie(other))).status).toBe(200)
})

test('opens with the change of the feed, and then sends pages as they are', async () => {
  const { ask, cms, refresh } = await serveGate()
  expect((await ask('/')).status).toBe(503)
  cms.state = { launched: true }
  await refresh()
  await expect.poll(async () => (await ask('/')).status).toBe(200)
  expect((await ask('/')).headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'cache-tag': 'home',
  })
})

test.each([
  '/es',
  '/ES/productos',
  '/%65s/productos',
  '/es//productos',
  '/es/productos/conectores/tc.pdf',
  '/share/es.jpg',
  '/share/es/productos.jpg',
])('has no address of a language that is not launched: %s', async (path) => {
  const { ask } = await serveGate({ launched: true, prepared: ['es'], secret })
  const { text, headers } = await ask(path)
  expect(text).toBe('the site /404')
  expect(headers['cache-control']).toBe('public, no-cache')
})

test('shows a language that is not launched to the team only, and the others to everybody', async () => {
  const { ask, cms, refresh } = await serveGate({ launched: true, prepared: ['es'], secret })
  for (const path of ['/', '/produtos', '/en/products', '/share/en.jpg'])
    expect(await ask(path)).toMatchObject({
      text: `the site ${path}`,
      headers: { 'cache-control': 'public, no-cache' },
    })
  const call = (language: string, headers = {}) =>
    ask('/api/v1/products', { 'content-language': language, ...headers })
  for (const language of ['es', 'es-AR', 'ES, en'])
    expect((await call(language)).text).toBe('the site /api/v1/products')
  expect((await call('en')).text).toBe('the site /api/v1/products en')

  const entered = await ask(`/preview/team/${secret}`)
  expect([entered.status, entered.headers['location']]).toEqual([303, '/es'])
  const cookie = { cookie: `vitrine-team=${secret}` }
  expect(await ask('/es/productos', cookie)).toMatchObject({
    text: 'the site /es/productos',
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
  expect((await call('es', cookie)).text).toBe('the site /api/v1/products es')

  cms.state = { launched: true }
  await refresh()
  await expect.poll(async () => (await ask('/es')).text).toBe('the site /es')
})

test('asks before the first answer while the state is unknown', async () => {
  const { ask, cms } = await serveGate('unknown')
  // while the state is unknown, the gate lets the request through
  expect((await ask('/')).status).toBe(200)
  cms.away = false
  cms.state = { launched: false, secret }
  expect((await ask('/')).status).toBe(503)
  // the last known state applies
  cms.away = true
  expect((await ask('/')).status).toBe(503)
})

test('hides the Markdown of a language that is not launched, also of its home page', async () => {
  const { ask } = await serveGate({ launched: true, prepared: ['en'], secret })
  for (const path of ['/en.md', '/en/products.md', '/EN.md'])
    expect((await ask(path)).text).toBe('the site /404.md')
  expect((await ask('/en/products')).text).toBe('the site /404')
  expect((await ask('/produtos.md')).text).toBe('the site /produtos.md')
  expect((await ask('/en.md', { cookie: `vitrine-team=${secret}` })).text).toBe('the site /en.md')
})
