import { expect, test } from 'vitest'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'

test('renders a page anew after a change of its tags only', async () => {
  let renders = 0
  const { ask, change } = await servePagesInTest(async () =>
    rendered({ html: `version ${(renders += 1)}`, tags: ['product:1'] }),
  )
  expect((await ask('/produtos')).body.toString()).toBe('version 1')
  change(['product:2'])
  expect((await ask('/produtos')).body.toString()).toBe('version 1')
  change(['product:1'])
  expect((await ask('/produtos')).body.toString()).toBe('version 2')
})

test('stores one page for 2,000 unknown addresses and evicts nothing', async () => {
  const keys: string[] = []
  const { ask, pages } = await servePagesInTest(async (key) => {
    keys.push(key)
    return rendered(key.includes('404') ? { status: 404, tags: [] } : {})
  })
  await ask('/produtos')
  const bytes = pages.stores.pages.bytes
  const clients = Array.from({ length: 50 }, async (_, client) => {
    for (let index = 0; index < 40; index += 1) {
      const answer = await ask(`/nada/${client}/${index}`, { 'accept-encoding': 'br' })
      expect(answer.status).toBe(404)
    }
  })
  await Promise.all(clients)
  expect(keys).toEqual(['/produtos', '/404'])
  expect(pages.stores.pages.bytes).toBe(bytes)
})

test('stores 404 pages of missing documents separately and bounded', async () => {
  const { ask, pages } = await servePagesInTest(
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

test('serves a missing page once it is published', async () => {
  let published = false
  const { ask, change } = await servePagesInTest(async () =>
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

test('prefers an expired 200 to an error, but not an expired 404', async () => {
  let status = 200
  const { ask, change } = await servePagesInTest(async () => rendered({ status }))
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
