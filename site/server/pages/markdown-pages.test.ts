import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { edgeHeaderNames } from '#server/edge/headers.ts'
import { routePath } from '#shared/routes/table.ts'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'

const html = (text: string) =>
  `<!doctype html><html><head><title>T</title><link rel="canonical" href="https://site.test/produtos"/></head><body><main><h1>${text}</h1></main></body></html>`
const markdown = { accept: 'text/markdown' }

test('answers the same Markdown at the address with .md and by Accept; HTML otherwise', async () => {
  const { ask } = await servePagesInTest(async () => rendered({ html: html('Lugs') }))
  const page = await ask('/produtos')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept, Accept-Encoding',
    link: '</produtos.md>; rel="alternate"; type="text/markdown"',
  })
  for (const answer of [await ask('/produtos.md'), await ask('/produtos', markdown)]) {
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe('# Lugs\n')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'pt-BR',
      'x-content-type-options': 'nosniff',
      link: '<https://site.test/produtos>; rel="canonical"',
    })
    expect(answer.headers).not.toHaveProperty('x-robots-tag')
    expect(answer.headers).not.toHaveProperty('content-security-policy')
  }
  expect((await ask('/produtos')).body.toString()).toBe(html('Lugs'))
  expect(
    (await ask('/produtos', { accept: 'text/html, text/markdown;q=0.9' })).body.toString(),
  ).toBe(html('Lugs'))
})

test('converts a page once, and again after a change of its tags', async () => {
  let renders = 0
  const { ask, change, pages } = await servePagesInTest(async () =>
    rendered({ html: html(`version ${(renders += 1)}`), tags: ['product:1'] }),
  )
  await ask('/produtos')
  const bytes = pages.stores.pages.bytes
  const first = await ask('/produtos.md')
  expect(first.headers['cache-status']).toBe('vitrine; hit')
  expect(pages.stores.pages.bytes).toBeGreaterThan(bytes)
  change(['product:2'])
  expect((await ask('/produtos', markdown)).body.toString()).toBe('# version 1\n')
  change(['product:1'])
  expect((await ask('/produtos.md')).body.toString()).toBe('# version 2\n')
  expect((await ask('/produtos')).body.toString()).toBe(html('version 2'))
  expect(renders).toBe(2)
})

test('has encodings, ETags of its own, 304, HEAD and 405', async () => {
  const { ask } = await servePagesInTest(async () => rendered({ html: html('Lugs') }))
  const page = await ask('/produtos', { 'accept-encoding': 'br' })
  const first = await ask('/produtos', { ...markdown, 'accept-encoding': 'br' })
  expect(brotliDecompressSync(first.body).toString()).toBe('# Lugs\n')
  expect(first.headers.etag).not.toBe(page.headers.etag)
  const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
  expect((await ask('/produtos', { ...markdown, ...known })).status).toBe(304)
  expect((await ask('/produtos.md', known)).status).toBe(304)
  expect((await ask('/produtos', known)).status).toBe(200)
  const head = await ask('/produtos.md', {}, 'HEAD')
  expect(head.headers['content-length']).toBe('7')
  expect(head.body).toHaveLength(0)
  expect((await ask('/produtos.md', {}, 'POST')).status).toBe(405)
})

test('is for shared caches at its own address only', async () => {
  for (const edge of ['varnish', 'cloudflare'] as const) {
    const { ask } = await servePagesInTest(async () => rendered({ html: html('Lugs') }), { edge })
    const file = await ask('/produtos.md')
    expect(file.headers['cache-control']).toBe('public, no-cache')
    expect(file.headers.vary).toBe('Accept-Encoding')
    expect(Object.keys(file.headers).filter((name) => edgeHeaderNames.includes(name))).toHaveLength(
      2,
    )
    const negotiated = await ask('/produtos', markdown)
    expect(negotiated.headers['cache-control']).toBe('private, no-cache')
    expect(negotiated.headers.vary).toBe('Accept, Accept-Encoding')
    for (const name of edgeHeaderNames) expect(negotiated.headers).not.toHaveProperty(name)
  }
})

test('keeps the status and noindex of its page; unknown addresses share one Markdown', async () => {
  const keys: string[] = []
  const { ask } = await servePagesInTest(async (key) => {
    keys.push(key)
    return rendered({
      status: 404,
      html: `<html><head><title>x</title><meta name="robots" content="noindex"/></head><body><main><h1>Not found</h1></main></body></html>`,
    })
  })
  for (const path of ['/nada.md', '/nada.md.md', '/nada/mais.md?x=1']) {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toBe('# Not found\n')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  }
  expect(keys).toEqual(['/404'])
})

test('redirects to Markdown: other spellings, and what the screen redirects', async () => {
  const { ask } = await servePagesInTest(async () =>
    rendered({ status: 301, html: '', location: '/produtos/novo' }),
  )
  expect((await ask('/Produtos//x.md?b=1')).headers.location).toBe('/produtos/x.md?b=1')
  expect((await ask('/produtos/velho.md')).headers.location).toBe('/produtos/novo.md')
  expect((await ask('/produtos/velho', markdown)).headers.location).toBe('/produtos/novo')
})

test('pages of members have no Markdown', async () => {
  const { ask } = await servePagesInTest(async (key) =>
    rendered({ status: key === '/404' ? 404 : 200, html: html(key) }),
  )
  for (const name of ['restricted-sections', 'restricted-area'] as const) {
    const path = routePath(name, 'br')
    const file = await ask(`${path}.md`)
    expect(file.status).toBe(404)
    expect(file.headers['content-type']).toBe('text/markdown; charset=utf-8')
    const page = await ask(path, markdown)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers).not.toHaveProperty('link')
  }
})

test('limits what a client makes at once: 429 when its queue is full', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ask } = await servePagesInTest(
    async () => {
      await promise
      return rendered({ html: html('Lugs') })
    },
    { limits: { concurrency: 1, concurrencyPerClient: 1, queuedPerClient: 1 } },
  )
  const asked = Array.from({ length: 6 }, (_, page) => ask(`/produtos.md?pagina=${page + 2}`))
  expect((await Promise.race(asked)).status).toBe(429)
  resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test('serves the Markdown of the last page, marked stale, while the cms is unreachable', async () => {
  const { ask, change, state } = await servePagesInTest(async () =>
    rendered({ html: html('Lugs'), tags: ['products'] }),
  )
  await ask('/produtos')
  change(['products'])
  state.away = true
  const answer = await ask('/produtos.md')
  expect(answer.body.toString()).toBe('# Lugs\n')
  expect(answer.headers['cache-status']).toContain('detail=stale')
  state.away = false
  state.maintenance = true
  expect((await ask('/produtos.md')).headers['cache-control']).toBe('no-store')
})
