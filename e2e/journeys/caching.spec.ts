/** @alone @caching */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { locales } from '@vitrine/configuration/locales'
import { pathOf, screens } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { requestRaw } from '../raw-request.ts'

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

async function take(path: string, encoding: string, headers: Record<string, string> = {}) {
  const answer = await requestRaw(path, { headers: { 'accept-encoding': encoding, ...headers } })
  const body = Buffer.from(answer.body, 'latin1')
  return {
    ...answer,
    bytes: body,
    text:
      answer.status === 200
        ? (unpack[answer.headers['content-encoding'] ?? 'identity'] ?? String)(body).toString()
        : '',
  }
}

for (const { name, locale } of screens) {
  test(
    `caches, compresses and revalidates ${name} in ${locale}`,
    { tag: repeatedIn(locale, name) },
    async () => {
      const path = await pathOf(name, locale)
      await take(path, 'br')
      const encodings = {
        br: await take(path, 'br'),
        gzip: await take(path, 'gzip'),
        identity: await take(path, 'identity'),
      }
      for (const [encoding, answer] of Object.entries(encodings)) {
        expect(answer.status).toBe(200)
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.headers['content-language']).toBe(locales[locale].tag)
        expect(answer.headers['vary']).toBe('Accept, Accept-Encoding')
        expect(answer.headers['cache-status']).toBe('vitrine; hit')
        expect(answer.headers).not.toHaveProperty('cache-tag')
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        expect(answer.headers).not.toHaveProperty('set-cookie')
        expect(answer.text, 'every encoding holds the same page').toBe(encodings.identity.text)

        const tag = answer.headers['etag'] ?? ''
        expect(tag).toMatch(/^"[\w-]+"$/)
        for (const asked of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
          const again = await take(path, encoding, { 'if-none-match': asked })
          expect(again.status, asked).toBe(304)
          expect(again.bytes).toHaveLength(0)
          expect(again.headers['etag']).toBe(tag)
        }
        expect((await take(path, encoding, { 'if-none-match': '"another"' })).status).toBe(200)
      }
      expect(
        new Set(Object.values(encodings).map((answer) => answer.headers['etag'])).size,
        'one tag for each representation',
      ).toBe(3)
      expect(encodings.br.bytes.length).toBeLessThan(encodings.identity.bytes.length / 2)

      const head = await requestRaw(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      expect(head.status).toBe(200)
      expect(head.body).toBe('')
      for (const line of ['etag', 'content-length', 'content-encoding', 'content-security-policy'])
        expect(head.headers[line]).toBe(encodings.br.headers[line])
    },
  )
}

test('does not send an excluded encoding', async () => {
  const path = await pathOf('home')
  expect((await take(path, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  expect((await take(path, 'br;q=0, gzip;q=0.0')).headers['content-encoding']).toBeUndefined()
})

test('allows nothing in the policy that a page does not contain', async () => {
  for (const { name, locale } of screens) {
    const { headers } = await take(await pathOf(name, locale), 'br')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe-|\*|nonce-/)
    expect(policy).toContain("script-src 'self';")
  }
})

test('sends the same bytes whatever the cookies, and sets none', async () => {
  const path = await pathOf('product')
  const clean = await take(path, 'br')
  const cookies = [
    'in:authorizationToken=someone',
    'i18n_redirected=es; in:popup-br=x',
    'payload-token=staff',
    `in:authorizationToken=${'x'.repeat(4000)}`,
  ]
  for (const cookie of cookies) {
    const answer = await take(path, 'br', { cookie })
    expect(answer.bytes.equals(clean.bytes), cookie.slice(0, 40)).toBe(true)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  const missing = await requestRaw('/nowhere', { headers: { cookie: cookies[0] ?? '' } })
  expect(missing.headers).not.toHaveProperty('set-cookie')
})

test('ignores unknown query names in the cache key', async () => {
  const path = await pathOf('products')
  const clean = await take(path, 'br')
  for (const query of [
    'utm_source=x',
    'gclid=1&fbclid=2',
    '_data=routes',
    `noise=${'n'.repeat(2000)}`,
  ]) {
    const answer = await take(`${path}?${query}`, 'br')
    expect(answer.bytes.equals(clean.bytes), query.slice(0, 40)).toBe(true)
    expect(answer.headers['cache-status']).toBe('vitrine; hit')
  }
})

test('serves assets as immutable; pages reference existing ones', async ({ page }) => {
  const assets: string[] = []
  page.on(
    'request',
    (request) =>
      void (new URL(request.url()).pathname.startsWith('/assets/') && assets.push(request.url())),
  )
  await page.goto(await pathOf('home'))
  await page.waitForLoadState('networkidle')
  expect(assets.length).toBeGreaterThan(3)
  for (const asset of new Set(assets)) {
    const { status, headers } = await requestRaw(new URL(asset).pathname)
    expect(status, asset).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('answers health checks uncacheable', async ({ request }) => {
  for (const [path, body] of [
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready', cms: 'followed' }],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.json()).toEqual(body)
  }
  const metrics = await request.get('/metrics')
  expect(metrics.headers()['content-type']).toContain('text/plain')
  expect(metrics.headers()['cache-control']).toBe('no-store')
  const text = await metrics.text()
  expect(text).toContain('vitrine_feed_up 1')
  for (const name of [
    'vitrine_page_requests_total',
    'vitrine_page_renders_total',
    'vitrine_cache_bytes',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name}\\b.*\\d$`, 'm'))
})
