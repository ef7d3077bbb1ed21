/** @reading @artifacts @products */
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { localeCodes } from '@vitrine/configuration/locales'
import { shareImagePath, shareImageSize } from '../../site/shared/page/share-image.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { findPart, partAlternates } from '@vitrine/contract/product/parts'
import { alternatePaths } from '../../site/shared/routes/alternate-paths.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { everyLocale } from '../nightly.ts'
import { metaOf } from '../page-head.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

for (const locale of localeCodes) {
  test(
    `shares a product in ${locale} with its own image of the declared size`,
    {
      tag: everyLocale,
    },
    async ({ request }) => {
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
      const { width, height } = await sharp(await (await request.get(image)).body()).metadata()
      expect({ width, height }).toEqual(shareImageSize)
    },
  )
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
  ]
  for (const path of paths)
    expect([path, (await request.get(shareImagePath(path))).status()]).toEqual([path, 404])
  // rejected before routing
  expect((await request.get(shareImagePath('/styleguide/..%2fx'))).status()).toBe(400)
})

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-AR' })

  test('leads from the GTIN on a packing to the part number in the language of the browser', async ({
    page,
    request,
  }) => {
    const { variants, alternates } = await clientIn('br')('product-read', {
      params: { id: String((await knownProduct('br')).id) },
      query: {},
    })
    const variant = variants.find(({ values }) => typeof values['gtin'] === 'string')
    const link = `/01/${String(variant?.values['gtin'])}`
    await page.goto(link)
    const part = findPart(variants, variant?.part_number ?? '')
    expect(new URL(page.url()).pathname).toBe(
      alternatePaths('part', partAlternates(alternates, part)).es,
    )
    await expect(
      page.getByRole('region', { name: variant?.part_number ?? '', exact: true }),
    ).toBeInViewport()

    const { linkset } = await (
      await request.get(link, { headers: { accept: 'application/linkset+json' } })
    ).json()
    for (const { href } of linkset[0]['https://ref.gs1.org/voc/pip'])
      expect((await request.get(href)).status()).toBe(200)
  })
})
