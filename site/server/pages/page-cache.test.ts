import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'
import type { Render } from './render.ts'

/** Render that counts its calls and waits until the test releases it. */
function gatedRender() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const keys: string[] = []
  const render: Render = async (key) => {
    keys.push(key)
    await gate
    return rendered({ html: `page ${keys.length}` })
  }
  return { render, keys, release: () => release() }
}

test('500 visitors on one cold page cause one render', async () => {
  const { render, keys, release } = gatedRender()
  const { ask } = await servePagesInTest(render)
  const visits = Array.from({ length: 500 }, () => ask('/produtos', { 'accept-encoding': 'br' }))
  // all requests have been accepted before the render ends
  await expect.poll(() => keys.length).toBe(1)
  release()
  const answers = await Promise.all(visits)
  expect(keys.filter((key) => key === '/produtos')).toHaveLength(1)
  expect(new Set(answers.map((answer) => brotliDecompressSync(answer.body).toString())).size).toBe(
    1,
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
})

test('serves but does not cache a page whose source changed during its render', async () => {
  const { render, keys, release } = gatedRender()
  const { ask, change } = await servePagesInTest(render)
  const first = ask('/produtos')
  await expect.poll(() => keys.length).toBe(1)
  change(['products'])
  release()
  expect((await first).body.toString()).toBe('page 1')
  expect((await ask('/produtos')).body.toString()).toBe('page 2')
})

test('serves expired pages, marked stale, while the cms is unreachable; answers 502 uncached otherwise', async () => {
  let down = false
  const { ask, change, state } = await servePagesInTest(async () =>
    down ? rendered({ status: 502, html: 'manutenção', tags: [] }) : rendered({ html: 'good' }),
  )
  await ask('/produtos', { 'accept-encoding': 'br' })
  down = true
  change(['products'])
  // the outage has not been detected yet: the attempt fails, and the old page is served
  const before = await ask('/produtos')
  expect(before.status).toBe(200)
  expect(before.headers['cache-status']).toContain('detail=stale')
  state.away = true
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/produtos', { 'accept-encoding': encoding })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-status']).toContain('detail=stale')
  }
  const missing = await ask('/en/products')
  expect(missing.status).toBe(502)
  expect(missing.headers).toMatchObject({
    'retry-after': '10',

    'cache-control': 'no-store',
  })
  down = false
  state.away = false
  expect((await ask('/en/products')).status).toBe(200)
  expect((await ask('/produtos')).headers['cache-status']).not.toContain('stale')
})

test('lets no header, cookie or unknown query into a page', async () => {
  const keys: string[] = []
  const { ask } = await servePagesInTest(async (key) => {
    keys.push(key)
    return rendered({ html: `key ${key}` })
  })
  const clean = await ask('/produtos?buscar=tc')
  const hostile = {
    cookie: 'in:authorizationToken=x',
    'x-forwarded-host': 'evil.example',
    host: 'evil.example',
    'x-middleware-subrequest': '1',
    rsc: '1',
    'x-original-url': '/admin',
    'accept-language': 'es',
    'content-length': '4',
  }
  await ask('/produtos?buscar=tc&__proto__=1&utm=2&buscar=', hostile, 'GET', 'body')
  const after = await ask('/produtos?buscar=tc')
  expect(after.body.equals(clean.body)).toBe(true)
  expect(new Set(keys)).toEqual(new Set(['/produtos?buscar=tc']))
})

test('counts views of people, in batches, on hits and misses', async () => {
  const { ask, views, batches } = await servePagesInTest(async () =>
    rendered({ counted: { kind: 'product', id: 7 } }),
  )
  await ask('/produtos/a/b/c', { 'accept-encoding': 'br' })
  await ask('/produtos/a/b/c', { 'accept-encoding': 'br' })
  await ask('/produtos/a/b/c', {
    'accept-encoding': 'br',
    'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  })
  await ask('/produtos/a/b/c', { 'accept-encoding': 'br', 'sec-purpose': 'prefetch' })
  await ask('/produtos/a/b/c', { 'accept-encoding': 'br' }, 'HEAD')
  await views.flush()
  expect(batches).toMatchObject([{ views: [{ kind: 'product', id: 7, count: 2 }] }])
  await views.flush()
  expect(batches).toHaveLength(1)
})

test('counts a view that comes from a search page as its click, on hits and misses', async () => {
  const { ask, views, batches } = await servePagesInTest(async () =>
    rendered({ counted: { kind: 'document' } }),
  )
  const from = (referer: string) =>
    ask('/noticias/a/b', { 'accept-encoding': 'br', referer: `https://site.test${referer}` })
  await from('/busca?q=Terminal%20%2095')
  await from('/busca?q=terminal+95&tipo=noticias')
  await from('/produtos?buscar=terminal+95')
  await from('/en/search?q=lug')
  await from('/busca?q=maria@example.com')
  await from('/contato?q=terminal+95')
  await from('/busca')
  await ask('/noticias/a/b', {
    'accept-encoding': 'br',
    referer: 'https://other.test/busca?q=terminal',
  })
  await views.flush()
  const click = { times: 0, empty: 0, results: null }
  expect(batches).toMatchObject([
    {
      views: [],
      searches: [
        { locale: 'br', text: 'terminal 95', clicks: 3, ...click },
        { locale: 'en', text: 'lug', clicks: 1, ...click },
      ],
    },
  ])
})

test('counts searches with their results, and one that leads to a page as its own click', async () => {
  const counted = { kind: 'search', locale: 'br' } as const
  const { ask, views, batches } = await servePagesInTest(async (key) =>
    key.includes('nada')
      ? rendered({ counted: { ...counted, text: 'nada', results: 0, led: false } })
      : rendered({
          status: 302,
          location: '/contato',
          counted: { ...counted, text: 'fone', results: 1, led: true },
        }),
  )
  for (const path of ['/busca?q=nada', '/busca?q=nada', '/busca?q=fone', '/busca?q=fone'])
    await ask(path, { 'accept-encoding': 'br' })
  await views.flush()
  expect(batches).toMatchObject([
    {
      searches: [
        { text: 'nada', times: 2, empty: 2, clicks: 0, results: 0 },
        { text: 'fone', times: 2, empty: 0, clicks: 2, results: 1 },
      ],
    },
  ])
})

test('caches the log-in screens for visitors without a session only', async () => {
  let renders = 0
  const { ask } = await servePagesInTest(async (_key, { visitor } = {}) =>
    rendered({ html: `render ${(renders += 1)} ${visitor?.token ?? 'guest'}` }),
  )
  for (let visit = 0; visit < 3; visit += 1) {
    const { headers, body } = await ask('/area-restrita', { 'accept-encoding': 'identity' })
    expect([headers['cache-control'], body.toString()]).toEqual(['no-store', 'render 1 guest'])
  }
  const br = await ask('/area-restrita', { 'accept-encoding': 'br' })
  expect([br.headers['cache-status'], brotliDecompressSync(br.body).toString()]).toEqual([
    'vitrine; hit',
    'render 1 guest',
  ])
  const member = { cookie: 'in:authorizationToken=abcdefghijklmnop', 'accept-encoding': 'identity' }
  expect((await ask('/area-restrita', member)).body.toString()).toBe('render 2 abcdefghijklmnop')
  // not cached: the receipt of a form, and every page of a member
  expect((await ask('/area-restrita?enviado=x')).headers['cache-status']).toBe(
    'vitrine; fwd=bypass',
  )
  expect((await ask('/area-restrita/secoes')).headers['cache-status']).toBe('vitrine; fwd=bypass')
})
