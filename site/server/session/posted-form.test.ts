import { expect, test } from 'vitest'
import { routePath } from '#app/routes/table.ts'
import { rendered, servePages } from '../../test/page-cache-server.ts'
import { formLimit } from './visitor.ts'

const path = routePath('restricted-area', 'br')
const ours = { origin: 'http://127.0.0.1', 'content-type': 'application/x-www-form-urlencoded' }

test('a form up to its size arrives whole; a larger one is refused, said so, and goes no further', async () => {
  const sizes: (number | undefined)[] = []
  const site = await servePages(async (_key, { visitor } = {}) => {
    sizes.push(visitor?.body?.length)
    return rendered()
  })
  expect((await site.ask(path, ours, 'POST', 'x'.repeat(formLimit))).status).toBe(200)
  const refused = await site.ask(path, ours, 'POST', 'x'.repeat(formLimit + 1))
  expect([refused.status, refused.headers['cache-control'], refused.headers.connection]).toEqual([413, 'no-store', 'close'])
  expect((await site.ask(path, ours, 'POST', 'x'.repeat(40 * formLimit))).status).toBe(413)
  expect(sizes).toEqual([formLimit])
  await site.close()
})
