/** @alone @caching */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { previewCookie } from '@vitrine/contract/internal'
import { locales } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { freePort } from '../../tools/project/ports.mjs'
import { root } from '../../tools/project/root.mjs'
import { localeCookie } from '../../site/shared/i18n/locale-cookie.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { clientIn } from '../contract-client.ts'
import { nightly } from '../nightly.ts'
import { origin, running, secrets } from '../system-under-test.ts'
import { startVarnish } from '../varnish.ts'

/** Number of publications whose time to the edge is measured, and the limit of their p99, ms. */
const rounds = 20
const visibleWithinMs = 1000

// another instance of the site behind Varnish, with the cms of the system under test
test.describe.configure({ mode: 'serial' })

let varnish: Awaited<ReturnType<typeof startVarnish>>
let site: ChildProcess

test.beforeAll(async () => {
  const port = await freePort()
  varnish = await startVarnish(port)
  site = spawn(process.execPath, [join(root, 'tools', 'run.mjs'), 'site'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      API_BASE_URL: `http://127.0.0.1:${running().cms.port}/api`,
      PUBLIC_ORIGIN: origin,
      FEED_SECRET: secrets().FEED_SECRET,
      EDGE: 'varnish',
      EDGE_URL: varnish.url,
    },
  })
  await expect
    .poll(() => ask('/readyz').then(({ status }) => status), { timeout: 30_000 })
    .toBe(200)
})
test.afterAll(async () => {
  site?.kill('SIGKILL')
  await varnish?.stop()
})

interface Answer {
  status: number
  /** Result of the edge cache: `hit`, `miss`. */
  edge: string | null
  headers: Headers
  text: string
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(varnish.url + path, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    edge: answer.headers.get('x-edge'),
    headers: answer.headers,
    text: await answer.text(),
  }
}

const products = routePath('products', 'br')

test('keeps pages and answers of the API, by encoding and language', { tag: nightly }, async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    await ask(products, { 'accept-encoding': encoding })
    const cached = await ask(products, { 'accept-encoding': encoding })
    expect([cached.status, cached.edge]).toEqual([200, 'hit'])
    expect(cached.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(cached.headers.get('cache-control')).toBe('public, no-cache')
    expect(cached.headers.has('surrogate-key')).toBe(false)
  }
  const layout = apiBase + apiVersion + calls['layout-read'].path
  for (const locale of ['br', 'en'] as const) {
    const headers = { 'content-language': locales[locale].tag }
    await ask(layout, headers)
    const cached = await ask(layout, headers)
    expect([cached.edge, cached.headers.get('content-language')]).toEqual([
      'hit',
      locales[locale].tag,
    ])
  }
})

test('keeps nothing that depends on a cookie', { tag: nightly }, async () => {
  const home = routePath('home', 'br')
  await ask(home)
  expect((await ask(home)).edge).toBe('hit')
  const chosen = await ask(home, { cookie: `a=b; ${localeCookie}=en` })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, routePath('home', 'en')])
  const draft = await ask(products, { cookie: `${previewCookie}=${'x'.repeat(32)}` })
  expect(draft.edge).not.toBe('hit')
  for (let time = 0; time < 2; time += 1)
    expect((await ask(routePath('restricted-area', 'br'))).edge).not.toBe('hit')
})

/** Saves a product's title through the panel's API. */
async function publish(id: number | string, title: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}${panelApiBase}/products/${id}?locale=br`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin, authorization: `JWT ${token}` },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(answer.status).toBe(200)
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${origin}${panelApiBase}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'editor@aterra.example', password: secrets().DEMO_PASSWORD }),
  })
  return Object(await answer.json()).token
}

/** First product of the list, and its page. */
async function firstProduct() {
  const { data } = await clientIn('br')('products-list', { query: { perPage: 1 } })
  const [product] = data
  if (!product?.category || !product.sub_category) throw new Error('there is no product')
  const { category, sub_category, slug } = product
  const path = routePath('product', 'br', {
    category: category.slug,
    subcategory: sub_category.slug,
    product: slug,
  })
  return { id: product.id, title: product.title, path }
}

test('a publication is seen at the edge within a second', { tag: nightly }, async () => {
  const token = await logIn()
  const { id, title, path } = await firstProduct()
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      await ask(path)
      await publish(id, `${title} · ${round}`, token)
      const answered = performance.now()
      await expect
        .poll(async () => (await ask(path)).text.includes(`${title} · ${round}`), {
          intervals: [10],
        })
        .toBe(true)
      times.push(performance.now() - answered)
    }
  } finally {
    await publish(id, title, token)
  }
  expect(Math.max(...times)).toBeLessThan(visibleWithinMs)
})

test(
  'takes a purge of the sites alone, not one that a proxy passes on',
  { tag: nightly },
  async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(varnish.url, { method: 'PURGE', headers: { 'surrogate-key': 'unused', ...headers } })
    expect((await purge({})).status).toBe(200)
    expect((await purge({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  },
)

test('serves cached pages while the site is down, changed ones too', { tag: nightly }, async () => {
  const { path } = await firstProduct()
  for (const page of [path, products]) await ask(page)
  const purged = await fetch(varnish.url, {
    method: 'PURGE',
    headers: { 'surrogate-key': 'products' },
  })
  expect(purged.status).toBe(200)
  site.kill('SIGKILL')
  for (const page of [path, products, path, products]) {
    const cached = await ask(page)
    expect([cached.status, cached.edge], page).toEqual([200, 'hit'])
  }
  // a page that the edge has not cached
  expect((await ask(routePath('news', 'es'))).status).toBe(503)
})
