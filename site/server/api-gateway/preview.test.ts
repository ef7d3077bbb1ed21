import { afterAll, beforeAll, expect, test } from 'vitest'
import { rendered, servePages } from '../../test/page-cache-server.ts'
import type { RenderOptions } from '#server/pages/render.ts'

const requested: (string | undefined)[] = []
const render = async (_key: string, { preview }: RenderOptions = {}) => {
  requested.push(preview)
  return rendered({
    html:
      preview === undefined
        ? '<!doctype html><title>published</title>'
        : '<!doctype html><title>draft</title>',
    previewOver: preview === 'a-token-that-is-over',
  })
}
let site: Awaited<ReturnType<typeof servePages>>
const holding = {
  cookie: 'other=1; vitrine-preview=a-token-that-holds',
  'accept-encoding': 'identity',
}

beforeAll(async () => {
  site = await servePages(render)
})
afterAll(() => site.close())

test('renders drafts uncached and lets only the panel frame them', async () => {
  const draft = await site.ask('/produtos', holding)
  expect(draft.body.toString()).toContain('draft')
  expect(draft.headers).toMatchObject({
    'cache-control': 'no-store',
    'cache-status': 'vitrine; fwd=bypass',
  })
  expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(draft.headers['cache-tag']).toBeUndefined()
  const published = await site.ask('/produtos', { 'accept-encoding': 'identity' })
  expect(published.body.toString()).toContain('published')
  expect(published.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await site.ask('/produtos', holding)).body.toString()).toContain('draft')
  expect(
    (await site.ask('/produtos', { 'accept-encoding': 'identity' })).body.toString(),
  ).toContain('published')
  expect(requested).toEqual(['a-token-that-holds', undefined, 'a-token-that-holds'])
})

test('deletes an expired preview cookie and redirects to the page', async () => {
  const over = await site.ask('/produtos', { cookie: 'vitrine-preview=a-token-that-is-over' })
  expect([over.status, over.headers.location]).toEqual([302, '/produtos'])
  expect(over.headers['set-cookie']?.[0]).toMatch(/^vitrine-preview=; .*Max-Age=0/)
})

test('serves the maintenance page instead of cached pages; preview passes', async () => {
  const site = await servePages(async (key, { preview } = {}) => {
    if (preview) return rendered({ html: 'draft' })
    return site.state.maintenance
      ? rendered({
          status: 502,
          html: `<script type="module" src="/a.js" data-modules="/b.js"></script>maintenance ${key}<script type="module">go("\\u003c")</script>`,
        })
      : rendered({ html: 'published' })
  })
  const plain = { 'accept-encoding': 'identity' }
  await site.ask('/en/products', { 'accept-encoding': 'br' })
  site.state.maintenance = true
  for (const path of ['/en/products', '/en/products?page=2', '/en/nothing']) {
    const answer = await site.ask(path, plain)
    expect([
      answer.status,
      answer.body.toString(),
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([502, 'maintenance /en', '10', 'no-store'])
  }
  expect((await site.ask('/en/products', { 'accept-encoding': 'br' })).status).toBe(502)
  expect((await site.ask('/en/products', holding)).status).toBe(200)
  site.state.maintenance = false
  expect((await site.ask('/en/products', plain)).body.toString()).toBe('published')
  await site.close()
})
