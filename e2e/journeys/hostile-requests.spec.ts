/** @alone @api @caching */
import { expect, test } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls, internalCalls, internalSecretHeader } from '@vitrine/contract/calls'
import { errorMessages } from '@vitrine/contract/error-body'
import { errorStatuses } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { pathOf } from '../addresses.ts'
import { alternatesOf, canonicalOf } from '../page-head.ts'
import { everyLocale } from '../nightly.ts'
import { isClosedAfter, requestRaw, sendRaw } from '../raw-request.ts'
import type { RawAnswer } from '../raw-request.ts'
import { origin, running, secrets } from '../system-under-test.ts'

const api = apiBase + apiVersion
const host = new URL(origin).host
const long = 'a'.repeat(8192)

/** Compares the page before and after an attack. */
async function sameBytesAfter(path: string, attack: () => Promise<void>) {
  const take = async () =>
    (await requestRaw(path, { headers: { 'accept-encoding': 'identity' } })).body
  await take()
  const before = await take()
  await attack()
  // compared as boolean: the diff of two pages is unreadable
  expect((await take()) === before, 'the next visitor gets the same bytes').toBe(true)
}

function refused(answer: RawAnswer, what: string) {
  expect(answer.status, what).toBeGreaterThanOrEqual(300)
  expect(answer.status, what).toBeLessThan(500)
}

test('rejects or redirects malformed targets, without a 5xx', async () => {
  const path = await pathOf('product')
  const targets = [
    '/%',
    '/%zz',
    `${path}%`,
    `${path}%c3`,
    '/%ff%fe',
    '/%00',
    `${path}%00`,
    `${path}%00.html`,
    '/%0d%0aset-cookie:x=y',
    '/..',
    '/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    `${path}/..%2f..%2fadmin`,
    path.replaceAll('/', '%2f'),
    `${path}%2f`,
    `${path}%5c`,
    `/\\${host}`,
    `//${host}//`,
    '//evil.example/%2e%2e',
    `${path};jsessionid=1`,
    `${path}.css`,
    `${path}/x.js`,
    `/${long}`,
    `${path}/${long}`,
    `/${'x/'.repeat(3000)}`,
    '*',
    'http:',
    `http://evil.example/${long.slice(0, 100)}`,
    '/404/../',
    `${path}/__data.json`,
  ]
  await sameBytesAfter(path, async () => {
    for (const target of targets) refused(await requestRaw(target), target.slice(0, 80))
    const padded = await requestRaw(`${path}?q=${long}`)
    expect([200, 400, 414, 431]).toContain(padded.status)
  })
})

test('redirects to no other host', async () => {
  for (const target of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/produtos/',
    '/%2fevil.example/',
    '/.//evil.example',
  ]) {
    const { headers } = await requestRaw(target, { headers: { host: 'evil.example' } })
    if (headers['location'] !== undefined)
      expect(new URL(headers['location'], origin).origin, target).toBe(origin)
  }
})

test('rejects a body on GET, unknown methods and malformed requests; the page is unchanged', async () => {
  const path = await pathOf('product')
  await sameBytesAfter(path, async () => {
    for (const body of ['a=1', '{"x":1}', 'x'.repeat(100_000)]) {
      const answer = await requestRaw(path, {
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect(
        answer.status === 200 || (answer.status >= 400 && answer.status < 500),
        `GET with ${body.length} bytes: ${answer.status}`,
      ).toBe(true)
    }
    for (const method of [
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PURGE',
      'BREW',
    ])
      refused(await requestRaw(path, { method }), method)
    for (const bytes of [
      'GET\r\n\r\n',
      `GET ${path} HTTP/9.9\r\nhost: x\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nbad header\r\n\r\n`,
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ]) {
      refused(await sendRaw(bytes), JSON.stringify(bytes.slice(0, 60)))
    }
    expect((await requestRaw(host, { method: 'CONNECT' })).status, 'no tunnel').not.toBe(200)
  })
})

test('ignores forged headers in pages and cache', async () => {
  const path = await pathOf('products', 'en')
  const claims: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { 'x-original-url': panelBase, 'x-rewrite-url': panelBase },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-nextjs-data': '1', 'x-invoke-path': panelBase, 'x-matched-path': '/404' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-react-router-spa-mode': 'yes', 'x-react-router-prerender-data': 'x' },
    { 'content-language': 'br', 'accept-language': 'es-ES' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { 'user-agent': 'Googlebot' },
    { 'save-data': 'on' },
    { origin: 'https://evil.example' },
  ]
  const clean = await requestRaw(path, { headers: { 'accept-encoding': 'identity' } })
  // an uncached page, rendered with the forged header
  const cold = (index: number) => `${path}?search=claim-${index}`
  for (const [index, claim] of claims.entries()) {
    const answer = await requestRaw(path, { headers: { 'accept-encoding': 'identity', ...claim } })
    expect(answer.body === clean.body, JSON.stringify(claim)).toBe(true)
    const poisoned = await requestRaw(cold(index), {
      headers: { 'accept-encoding': 'identity', ...claim },
    })
    const next = await requestRaw(cold(index), { headers: { 'accept-encoding': 'identity' } })
    expect(next.headers['cache-status']).toBe('vitrine; hit')
    expect(next.body === poisoned.body, JSON.stringify(claim)).toBe(true)
    expect(next.body.includes('evil.example')).toBe(false)
    expect(canonicalOf(next.body)).toBe(origin + path)
    expect(
      new Set(Object.values(alternatesOf(next.body)).map((alternate) => new URL(alternate).origin)),
    ).toEqual(new Set([origin]))
  }
})

test('does not expose the internal calls', async () => {
  const { FEED_SECRET: secret } = secrets()
  const spellings = (path: string) => [
    path,
    path.toUpperCase(),
    path.replace('/internal', '//internal'),
    path.replace('internal', '%69nternal'),
    path.replace('/internal', '/web/../internal'),
    path.replace('/internal', '/web/%2e%2e/internal'),
    path.replace('/internal', '/./internal'),
    path.replace('/internal/', '/internal%2f'),
    `${path}/`,
    `${path};x`,
    path.replace('/internal', '\\internal'),
  ]
  for (const call of Object.values(internalCalls)) {
    for (const target of spellings(api + call.path)) {
      for (const method of ['GET', 'POST']) {
        const answer = await requestRaw(`${target}?after=-1&wait=0`, {
          method,
          headers: { [internalSecretHeader]: secret, 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })
        expect(
          [301, 400, 404, 405, 415],
          `${method} ${target}: ${answer.status} ${answer.body.slice(0, 100)}`,
        ).toContain(answer.status)
        expect(answer.body).not.toContain('"latest"')
      }
    }
    const withoutSecret = await fetch(
      `http://127.0.0.1:${running().cms.port}${api}${call.path}?after=-1&wait=0`,
      { method: call.method },
    )
    expect(withoutSecret.status, 'not even on loopback without the secret').toBeGreaterThanOrEqual(
      400,
    )
  }
})

test('does not expose the panel’s API and framework endpoints outside the panel', async () => {
  const path = await pathOf('product', 'en')
  for (const target of [
    `${path}.data`,
    '/_root.data',
    '/__manifest?p=%2Fen&version=x',
    '/__manifest',
    '/graphql',
    `${apiBase}/graphql`,
    `${apiBase}/users`,
    '/.env',
    '/package.json',
    '/server/index.js',
    '/.git/config',
    '/sitemap.xml.php',
  ]) {
    const answer = await requestRaw(target)
    expect(answer.status, target).toBe(404)
  }
})

test('closes a connection when asked to, on every route', async () => {
  for (const target of [
    await pathOf('home'),
    '/no-such-page',
    `${api}${calls['layout-read'].path}`,
    `${api}/web/nothing`,
    '/media/gone.webp',
    panelBase,
    '/healthz',
  ]) {
    expect(await isClosedAfter(target), target).toBe(true)
  }
})

test('answers 404 without a page for a missing asset', async () => {
  for (const target of [
    '/assets/gone-abc123.js',
    '/assets/gone.css',
    '/assets/',
    '/assets/x/y.woff2',
  ]) {
    const answer = await requestRaw(target)
    expect(answer.status, target).toBe(404)
    expect(answer.headers['content-type'] ?? '').not.toContain('html')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('<')
  }
  const picture = await requestRaw('/media/gone.webp')
  expect(picture.status).toBe(404)
  expect(picture.headers['content-type'] ?? '').not.toContain('html')
})

for (const locale of localeCodes) {
  test(
    `answers API errors as JSON with their status, in ${locale}`,
    { tag: everyLocale },
    async () => {
      const cases = [
        { target: `${api}/web/nothing`, code: 'endpoint-unknown' },
        { target: `${api}/web/products/no-such-product`, code: 'not-found' },
        { target: `${api}/web/products`, method: 'DELETE', code: 'method-not-allowed' },
        { target: `${api}/web/products?page=0`, code: 'invalid-input' },
        { target: `${api}/web/products?noise=1`, code: 'invalid-input' },
        { target: `${api}/web/products?orderBy=password`, code: 'invalid-input' },
        { target: `${api}/web/products/%zz`, code: 'malformed-request' },
        { target: `${api}/web/contact`, method: 'POST', body: '{', code: 'malformed-request' },
        {
          target: `${api}/web/contact`,
          method: 'POST',
          body: 'x',
          type: 'text/plain',
          code: 'media-type-unsupported',
        },
      ] as const
      for (const one of cases) {
        const { target, code } = one
        const answer = await requestRaw(target, {
          method: 'method' in one ? one.method : 'GET',
          headers: {
            'content-language': locales[locale].tag,
            origin,
            ...('body' in one
              ? { 'content-type': 'type' in one ? one.type : 'application/json' }
              : {}),
          },
          ...('body' in one ? { body: one.body } : {}),
        })
        const context = `${target}: ${answer.status} ${answer.body.slice(0, 200)}`
        expect(answer.status, context).toBe(errorStatuses[code])
        expect(answer.headers['content-type'], context).toContain('application/json')
        expect(answer.body, context).toContain(`"code":"${code}"`)
        expect(Buffer.from(answer.body, 'latin1').toString(), context).toContain(
          errorMessages[locale][code],
        )
      }
    },
  )
}
