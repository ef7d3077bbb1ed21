import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { rendered, servePages } from '../../test/page-cache-server.ts'
import type { Render } from './render.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function serve(render: Render, options?: Parameters<typeof servePages>[1]) {
  const server = await servePages(render, options)
  open.push(server)
  return server
}

/** A render that counts, and waits until it is let go. */
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
  const { ask } = await serve(render)
  const visits = Array.from({ length: 500 }, () => ask('/produtos', { 'accept-encoding': 'br' }))
  // every one of them has been accepted before the render may end
  await expect.poll(() => keys.length).toBe(1)
  release()
  const answers = await Promise.all(visits)
  expect(keys.filter((key) => key === '/produtos')).toHaveLength(1)
  expect(new Set(answers.map((answer) => brotliDecompressSync(answer.body).toString())).size).toBe(
    1,
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
})

test('a hit is the stored bytes in the encoding that is taken, with its tag; 304 and HEAD have no body', async () => {
  const { ask } = await serve(async () => rendered({ html: 'olá'.repeat(50) }))
  await ask('/produtos')
  const br = await ask('/produtos', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-status': 'vitrine; hit',
    vary: 'Accept-Encoding',
    'content-language': 'pt-BR',
  })
  expect(brotliDecompressSync(br.body).toString()).toBe('olá'.repeat(50))
  const gzip = await ask('/produtos', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe('olá'.repeat(50))
  const plain = await ask('/produtos')
  expect(plain.body.toString()).toBe('olá'.repeat(50))
  expect(plain.headers['content-encoding']).toBeUndefined()

  const unchanged = await ask('/produtos', {
    'accept-encoding': 'br',
    'if-none-match': String(br.headers.etag),
  })
  expect(unchanged.status).toBe(304)
  expect(unchanged.body).toHaveLength(0)
  const other = await ask('/produtos', {
    'accept-encoding': 'gzip',
    'if-none-match': String(br.headers.etag),
  })
  expect(other.status).toBe(200)
  const head = await ask('/produtos', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(br.body.length))
})

test('a change of a tag makes the page anew, a change of another does not', async () => {
  let renders = 0
  const { ask, change } = await serve(async () =>
    rendered({ html: `version ${(renders += 1)}`, tags: ['product:1'] }),
  )
  expect((await ask('/produtos')).body.toString()).toBe('version 1')
  change(['product:2'])
  expect((await ask('/produtos')).body.toString()).toBe('version 1')
  change(['product:1'])
  expect((await ask('/produtos')).body.toString()).toBe('version 2')
})

test('a page whose source changed while it was made is given to who waited, and not kept', async () => {
  const { render, keys, release } = gatedRender()
  const { ask, change } = await serve(render)
  const first = ask('/produtos')
  await expect.poll(() => keys.length).toBe(1)
  change(['products'])
  release()
  expect((await first).body.toString()).toBe('page 1')
  expect((await ask('/produtos')).body.toString()).toBe('page 2')
})

test('while the cms is away, pages of any age are served and marked; what is not kept is an honest 502, not kept itself', async () => {
  let down = false
  const { ask, change, state } = await serve(async () =>
    down ? rendered({ status: 502, html: 'manutenção', tags: [] }) : rendered({ html: 'good' }),
  )
  await ask('/produtos', { 'accept-encoding': 'br' })
  down = true
  change(['products'])
  // its going away has not been noticed yet: the attempt fails, the old page stands in
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
  expect(missing.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  down = false
  state.away = false
  expect((await ask('/en/products')).status).toBe(200)
  expect((await ask('/produtos')).headers['cache-status']).not.toContain('stale')
})

test('nothing that a header, a cookie or a stray query says enters a page', async () => {
  const keys: string[] = []
  const { ask } = await serve(async (key) => {
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

test('10,000 unknown addresses share one page and push out nothing', async () => {
  const keys: string[] = []
  const { ask, pages } = await serve(async (key) => {
    keys.push(key)
    return rendered(key.includes('404') ? { status: 404, tags: [] } : {})
  })
  await ask('/produtos')
  const bytes = pages.stores.pages.bytes
  for (let batch = 0; batch < 10; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        ask(`/nada/${batch}/${index}`, { 'accept-encoding': 'br' }),
      ),
    )
    expect(answers.every((answer) => answer.status === 404)).toBe(true)
  }
  expect(keys).toEqual(['/produtos', '/404'])
  expect(pages.stores.pages.bytes).toBe(bytes)
})

test('addresses of things that do not exist are kept apart and bounded', async () => {
  const { ask, pages } = await serve(
    async (key) =>
      key === '/produtos'
        ? rendered()
        : rendered({ status: 404, html: 'x'.repeat(5000), tags: ['products'] }),
    { maxBytes: 2_000_000 },
  )
  await ask('/produtos')
  for (let index = 0; index < 1000; index += 1) await ask(`/produtos/a/b/${index}`)
  expect(pages.stores.refusals.bytes).toBeLessThanOrEqual(1_048_576)
  expect((await ask('/produtos', { 'accept-encoding': 'br' })).headers['cache-status']).toBe(
    'vitrine; hit',
  )
})

test('a page that was refused appears once it is published', async () => {
  let published = false
  const { ask, change } = await serve(async () =>
    published
      ? rendered({ html: 'here' })
      : rendered({ status: 404, html: 'no', tags: ['products'] }),
  )
  expect((await ask('/produtos/a')).status).toBe(404)
  published = true
  expect((await ask('/produtos/a')).status).toBe(404)
  change(['products', 'product:9'])
  expect((await ask('/produtos/a')).status).toBe(200)
  published = false
  change(['products'])
  expect((await ask('/produtos/a')).status).toBe(404)
})

test('redirects of a screen are sent as such; other methods are refused', async () => {
  const { ask } = await serve(async () =>
    rendered({ status: 301, html: '', location: '/produtos/novo' }),
  )
  const moved = await ask('/produtos/velho')
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toBe('/produtos/novo')
  const posted = await ask('/produtos', {}, 'POST')
  expect(posted.status).toBe(405)
  expect(posted.headers.allow).toBe('GET, HEAD')
})

test('views are counted once each for people, by batch, on hits and misses alike', async () => {
  const { ask, views, batches } = await serve(async () =>
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

test('a receipt is made for who has it, kept nowhere, and a page takes nothing that is sent to it', async () => {
  const site = await servePages(async (key) => rendered({ html: key }))
  const answer = await site.ask('/contato?enviado=261121-K7QF2M', { 'accept-encoding': 'identity' })
  expect([answer.status, answer.headers['cache-control'], answer.body.toString()]).toEqual([
    200,
    'no-store',
    '/contato?enviado=261121-K7QF2M',
  ])
  expect(site.pages.stores.pages.size).toBe(0)
  expect(await site.pages.look('/contato?enviado=261121-K7QF2M')).toBeUndefined()
  expect((await site.ask('/contato', {}, 'POST', 'x=1')).status).toBe(405)
  await site.close()
})

test('tags, which name internal ids, are told only to an edge that is purged by them', async () => {
  for (const tagged of [false, true]) {
    const { ask } = await serve(async () => rendered(), { tagged })
    await ask('/produtos')
    const hit = await ask('/produtos', { 'accept-encoding': 'br' })
    expect(hit.headers['cache-tag']).toBe(tagged ? 'products' : undefined)
  }
})

test('the doors of the restricted area come from memory for everyone without a session, and are kept by nobody else', async () => {
  let renders = 0
  const { ask } = await serve(async (_key, { visitor } = {}) =>
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
  // the receipt of a form is one visitor's, and so is every page behind the doors
  expect((await ask('/area-restrita?enviado=x')).headers['cache-status']).toBe(
    'vitrine; fwd=bypass',
  )
  expect((await ask('/area-restrita/secoes')).headers['cache-status']).toBe('vitrine; fwd=bypass')
})

test('a client with too much uncached work waiting is told to come back; pages from memory are served', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const render: Render = async (key) => {
    if (key !== '/produtos') await gate
    return rendered()
  }
  const { ask } = await serve(render, { limits: { atOnce: 12, perClient: 1, waitingPerClient: 1 } })
  await ask('/produtos')
  const waiting = [ask('/noticias'), ask('/contato')]
  await expect.poll(async () => (await ask('/solucoes')).status).toBe(429)
  const refused = await ask('/solucoes')
  expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    '5',
    'no-store',
  ])
  expect((await ask('/produtos', { 'accept-encoding': 'br' })).status).toBe(200)
  release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
})

test('a client that takes no encoding is served the same bytes from memory', async () => {
  const html = 'olá'.repeat(5000)
  const { ask } = await serve(async () => rendered({ html }))
  for (let visit = 0; visit < 3; visit += 1) {
    const plain = await ask('/produtos')
    expect([
      plain.body.toString() === html,
      plain.headers['content-length'],
      plain.headers['content-encoding'],
    ]).toEqual([true, String(Buffer.byteLength(html)), undefined])
    expect((await ask('/produtos', { 'if-none-match': String(plain.headers.etag) })).status).toBe(
      304,
    )
    expect((await ask('/produtos', {}, 'HEAD')).body).toHaveLength(0)
  }
})

test('a kept page beats an error, a kept 404 does not', async () => {
  let status = 200
  const { ask, change } = await serve(async () => rendered({ status }))
  for (const [first, failing, expected] of [
    [200, 500, 200],
    [200, 502, 200],
    [404, 500, 500],
    [404, 502, 502],
  ] as const) {
    const path = `/noticias/x-${first}-${failing}`
    status = first
    expect((await ask(path)).status).toBe(first)
    change(['products'])
    status = failing
    expect((await ask(path)).status).toBe(expected)
  }
})

test('no answer leaves its type to be guessed', async () => {
  const { ask } = await serve(async (key) => rendered({ status: key === '/produtos' ? 200 : 404 }))
  const page = await ask('/produtos')
  const answers = [
    page,
    await ask('/produtos'),
    await ask('/produtos', { 'if-none-match': String(page.headers.etag) }),
    await ask('/nada'),
    await ask('/PRODUTOS/'),
    await ask('/produtos', {}, 'POST', 'x=1'),
  ]
  expect(answers.map(({ status, headers }) => [status, headers['x-content-type-options']])).toEqual(
    [200, 200, 304, 404, 301, 405].map((status) => [status, 'nosniff']),
  )
})
