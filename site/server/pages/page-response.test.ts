import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'
import type { Render } from './render.ts'

test('sends a hit in the negotiated encoding with its ETag; 304 and HEAD without body', async () => {
  const { ask } = await servePagesInTest(async () => rendered({ html: 'olá'.repeat(50) }))
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

test('sends Cache-Tag only with an edge cache', async () => {
  for (const tagged of [false, true]) {
    const { ask } = await servePagesInTest(async () => rendered(), { tagged })
    await ask('/produtos')
    const hit = await ask('/produtos', { 'accept-encoding': 'br' })
    expect(hit.headers['cache-tag']).toBe(tagged ? 'products' : undefined)
  }
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
