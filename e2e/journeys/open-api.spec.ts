/** @reading @api */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { apiCatalogPath, resolverDescriptionPath } from '@vitrine/contract/well-known'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const api = `${origin}${apiBase}${apiVersion}`

/**
 * Opens a page of another origin. It is served from loopback: the browser keeps pages from
 * elsewhere away from programs of this machine.
 */
async function openShop(page: Page): Promise<void> {
  const shop = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Shop</title><main></main>'),
  ).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  try {
    await page.goto(`http://127.0.0.1:${Object(shop.address()).port}/`)
  } finally {
    shop.closeAllConnections()
    shop.close()
  }
}

test('a page of another origin shows a product with its picture, and reads a pasted list', async ({
  page,
}) => {
  await openShop(page)
  const shown = await page.evaluate(async (base) => {
    const list = await fetch(`${base}/web/products`, { headers: { 'content-language': 'pt-BR' } })
    const { data } = await list.json()
    const product = data.find((each: { main_image: unknown }) => each.main_image)
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.src = product.main_image.url
    document.querySelector('main')?.append(product.title, picture)
    await picture.decode()
    const lines = await fetch(`${base}/web/parts/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '10 x unknown' }),
    })
    return {
      policy: list.headers.get('ratelimit-policy'),
      tag: list.headers.get('etag'),
      width: picture.naturalWidth,
      lines: (await lines.json()).lines.length,
    }
  }, api)
  expect(shown).toMatchObject({ policy: expect.stringContaining('q='), lines: 1 })
  expect(shown.width).toBeGreaterThan(0)
  expect(shown.tag).toMatch(/^"/)
})

test('a page of another origin cannot read a member, even with the browser’s cookies', async ({
  page,
}) => {
  await openShop(page)
  const results = await page.evaluate(
    async (base) =>
      Promise.all(
        [
          fetch(`${base}/web/restricted-area/whoiam`, { credentials: 'include' }),
          fetch(`${base}/web/products`, { credentials: 'include' }),
          fetch(`${base}/web/contact`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }),
        ].map((request) =>
          request.then(
            () => 'read',
            () => 'refused',
          ),
        ),
      ),
    api,
  )
  expect(results).toEqual(['refused', 'refused', 'refused'])
})

test('programs find the API, the resolver and what they may read', async ({ request }) => {
  const catalog = await (await request.get(origin + apiCatalogPath)).json()
  const description = catalog.linkset[1]['service-desc'][0].href
  const openapi = await (await request.get(description)).json()
  expect(openapi.openapi).toMatch(/^3\.1/)
  const resolver = await (await request.get(origin + resolverDescriptionPath)).json()
  expect(resolver).toMatchObject({ resolverRoot: origin, supportedPrimaryKeys: ['01'] })
})
