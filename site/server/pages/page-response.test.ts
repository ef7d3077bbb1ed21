import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { edgeHeaderNames } from '#server/edge/headers.ts'
import { routePath } from '#shared/routes/table.ts'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'
import type { Render } from './render.ts'

test('sends a hit in the negotiated encoding with its ETag; 304 and HEAD without body', async () => {
  const { ask } = await servePagesInTest(async () => rendered({ html: 'olá'.repeat(50) }))
  await ask('/produtos')
  const br = await ask('/produtos', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-status': 'vitrine; hit',
    vary: 'Accept, Accept-Encoding',
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

test('sends redirects of a screen; rejects other methods with 405', async () => {
  const { ask } = await servePagesInTest(async () =>
    rendered({ status: 301, html: '', location: '/produtos/novo' }),
  )
  const moved = await ask('/produtos/velho')
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toBe('/produtos/novo')
  const posted = await ask('/produtos', {}, 'POST')
  expect(posted.status).toBe(405)
  expect(posted.headers.allow).toBe('GET, HEAD')
})

const brotli = { 'accept-encoding': 'br' }

test('sends tags and a lifetime for an edge cache only with one', async () => {
  const none = await servePagesInTest(async () => rendered())
  const alone = await none.ask('/produtos')
  for (const name of edgeHeaderNames) expect(alone.headers).not.toHaveProperty(name)
  const { ask } = await servePagesInTest(async () => rendered(), { edge: 'varnish' })
  for (const answer of [await ask('/produtos'), await ask('/produtos', brotli)])
    expect(answer.headers).toMatchObject({
      'surrogate-key': 'vitrine products',
      'surrogate-control': 'max-age=86400, stale-if-error=604800',
      'cache-control': 'public, no-cache',
    })
})

test('lets an edge keep a page for seconds only while it may be older than its source', async () => {
  const { ask, state } = await servePagesInTest(async () => rendered(), { edge: 'varnish' })
  await ask('/produtos')
  state.away = true
  for (const headers of [brotli, { 'accept-encoding': 'gzip' }])
    expect((await ask('/produtos', headers)).headers['surrogate-control']).toBe(
      'max-age=5, stale-if-error=604800',
    )
})

test('lets an edge keep a page for seconds only that changed while it was rendered', async () => {
  const during: { change?: () => void } = {}
  const { ask, change } = await servePagesInTest(
    async () => {
      during.change?.()
      return rendered()
    },
    { edge: 'varnish' },
  )
  during.change = () => change(['products'])
  expect((await ask('/produtos')).headers['surrogate-control']).toContain('max-age=5,')
  delete during.change
  expect((await ask('/produtos')).headers['surrogate-control']).toContain('max-age=86400,')
})

test('gives an edge no page that depends on a session', async () => {
  const { ask } = await servePagesInTest(async () => rendered(), { edge: 'varnish' })
  const login = await ask(routePath('restricted-area', 'br'))
  expect(login.headers['cache-control']).toBe('no-store')
  for (const name of edgeHeaderNames) expect(login.headers).not.toHaveProperty(name)
})

test('answers 429 when the client’s queue is full; serves cached pages', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const render: Render = async (key) => {
    if (key !== '/produtos') await gate
    return rendered()
  }
  const { ask } = await servePagesInTest(render, {
    limits: { concurrency: 12, concurrencyPerClient: 1, queuedPerClient: 1 },
  })
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

test('serves clients without compression from memory', async () => {
  const html = 'olá'.repeat(5000)
  const { ask } = await servePagesInTest(async () => rendered({ html }))
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

test('sends nosniff with every response', async () => {
  const { ask } = await servePagesInTest(async (key) =>
    rendered({ status: key === '/produtos' ? 200 : 404 }),
  )
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
