import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { shareImagePath, shareImageSize } from '../../site/app/head/share-image.ts'
import { routePath } from '../../site/app/routes/table.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { tagsOf } from '../page-head.ts'
import { Panel } from '../panel.ts'
import { readSitemaps } from '../sitemap.ts'
import { origin, secrets } from '../system-under-test.ts'

const metaOf = (html: string, name: string) => tagsOf(html, 'meta').find((tag) => tag['property'] === name || tag['name'] === name)?.['content']

async function robotsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  return { tag: metaOf(await answer.text(), 'robots'), header: answer.headers()['x-robots-tag'] }
}

for (const locale of localeCodes) {
  test(`whoever shares a product in ${locale} shows its own picture, of the size that is promised`, async ({ page, request }) => {
    const path = await pathOf('product', locale)
    const html = await (await request.get(path)).text()
    const image = metaOf(html, 'og:image') ?? ''
    expect(image).toBe(origin + shareImagePath(path))
    expect(metaOf(html, 'twitter:image')).toBe(image)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual([String(shareImageSize.width), String(shareImageSize.height)])
    expect(metaOf(html, 'og:image:alt')).toContain((await knownProduct(locale)).title)
    await page.goto(image)
    expect(await page.locator('img').evaluate((img: HTMLImageElement) => ({ width: img.naturalWidth, height: img.naturalHeight }))).toEqual(shareImageSize)
  })
}

test('what is no page has no picture, whatever its address says', async ({ request }) => {
  const product = await pathOf('product')
  const paths = ['/no-such', `${routePath('products', 'br')}/no-such`, `${product}/deeper`, product.toUpperCase(), '/http://evil.example', '/%2e%2e/admin', '/styleguide/..%2fx']
  for (const path of paths) expect([path, (await request.get(shareImagePath(path))).status()]).toEqual([path, 404])
})

test('a test system asks to be left out: pages, files, robots.txt, sitemaps', async ({ page, request }) => {
  const path = await pathOf('product')
  const file = (await knownProduct()).main_image?.url ?? ''
  const listed = await readSitemaps()
  expect([...listed.keys()]).toContain(path)
  expect(await robotsOf(request, path)).toEqual({ tag: 'index, follow', header: undefined })

  await new Panel(page).logIn('admin@aterra.example', secrets().DEMO_PASSWORD)
  const become = (environment: string) => page.request.post(`${panelApiBase}/globals/layout?locale=br`, { headers: { origin }, data: { environment: { environment } } })
  try {
    expect((await become('homolog')).status()).toBe(200)
    await expect.poll(() => robotsOf(request, path)).toEqual({ tag: 'noindex, nofollow', header: 'noindex' })
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    for (const sitemap of ['/sitemap.xml', '/sitemap-br-1.xml']) expect((await request.get(sitemap)).status()).toBe(404)
    for (const address of [file, shareImagePath(path)]) expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex')
  } finally {
    expect((await become('production')).status()).toBe(200)
  }
  await expect.poll(() => robotsOf(request, path)).toEqual({ tag: 'index, follow', header: undefined })
  expect((await request.get(file)).headers()['x-robots-tag']).toBeUndefined()
})
