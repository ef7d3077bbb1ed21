import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { shareImagePath, shareImageSize } from '../../site/shared/page/share-image.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { metaOf } from '../page-head.ts'
import { origin } from '../system-under-test.ts'

for (const locale of localeCodes) {
  test(`shares a product in ${locale} with its own image of the declared size`, async ({
    page,
    request,
  }) => {
    const path = await pathOf('product', locale)
    const html = await (await request.get(path)).text()
    const image = metaOf(html, 'og:image') ?? ''
    expect(image).toBe(origin + shareImagePath(path))
    expect(metaOf(html, 'twitter:image')).toBe(image)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual([
      String(shareImageSize.width),
      String(shareImageSize.height),
    ])
    expect(metaOf(html, 'og:image:alt')).toContain((await knownProduct(locale)).title)
    await page.goto(image)
    expect(
      await page.locator('img').evaluate((img: HTMLImageElement) => ({
        width: img.naturalWidth,
        height: img.naturalHeight,
      })),
    ).toEqual(shareImageSize)
  })
}

test('answers 404 for share images of unknown pages', async ({ request }) => {
  const product = await pathOf('product')
  const paths = [
    '/no-such',
    `${routePath('products', 'br')}/no-such`,
    `${product}/deeper`,
    product.toUpperCase(),
    '/http://evil.example',
    '/%2e%2e/admin',
    '/styleguide/..%2fx',
  ]
  for (const path of paths)
    expect([path, (await request.get(shareImagePath(path))).status()]).toEqual([path, 404])
})
