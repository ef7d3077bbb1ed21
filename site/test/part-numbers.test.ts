import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Answer, Transport } from '@vitrine/contract/client'
import { routePath } from '#shared/routes/table.ts'
import { productTexts } from '#texts/product.js'
import { openBuiltApp } from './built-app.ts'
import { productParts } from './fixtures/screens.ts'
import { fixtures } from './fixtures/transport.ts'

const open = await openBuiltApp()
await Promise.all(localeCodes.map(productTexts.load))

const pathOf = (locale: Locale, part: string) =>
  routePath('part', locale, { ...productParts(locale), part })

/** API whose product differs from the fixture. */
const withProduct =
  (change: (product: Answer<'product-read'>) => Partial<Answer<'product-read'>>): Transport =>
  async (call) => {
    const answer = await fixtures(call)
    if (call.name !== 'product-read') return answer
    const product = answer.json as Answer<'product-read'>
    return { ...answer, json: { ...product, ...change(product) } }
  }
const withGtin = withProduct(({ variants }) => ({
  variants: variants.map((variant) => ({
    ...variant,
    values: { ...variant.values, gtin: '7899990001202' },
  })),
}))
const jsonOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )

test.each(localeCodes)('%s: a part number has a page of its own', async (locale) => {
  const { status, html } = await open(pathOf(locale, 'TC-16-8'), withGtin)
  expect(status).toBe(200)
  expect(html).toMatch(/<title>TC-16-8 · /)
  expect(html).toMatch(/<meta name="description" content="[^"]*TC-16-8/)
  expect(html).toContain('<section class="')
  expect(html).toContain('aria-label="TC-16-8"')
  // links to the part number's data sheet and to a message about it
  expect(html).toContain(`href="${pathOf(locale, 'TC-16-8')}.pdf"`)
  expect(html).toMatch(/href="[^"]*=TC-16-8#mensagem"/)
  const shown = jsonOf(html).find((json) => json['@type'] === 'Product')
  expect(shown).toMatchObject({
    sku: 'TC-16-8',
    mpn: 'TC-16-8',
    gtin: '7899990001202',
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `https://vitrine.example${routePath('product', locale, productParts(locale))}#product`,
    },
  })
})

test('the rows of a product lead to its part numbers, and the one that is shown is marked', async () => {
  const { html } = await open(pathOf('en', 'TC-16-8'), fixtures)
  const rows = [...html.matchAll(/<tr id="([^"]+)"([^>]*)><th.*?<a ([^>]*)>/g)]
  expect(rows.map(([, id]) => id)).toEqual(['TC-10-6', 'TC-16-8', 'TC-50-10'])
  for (const [, id = '', row, link] of rows) {
    expect(link).toContain(`href="${pathOf('en', id)}"`)
    expect(row?.includes('data-highlighted')).toBe(id === 'TC-16-8')
    expect(link?.includes('aria-current="page"')).toBe(id === 'TC-16-8')
  }
})

test('the page of a part number is for search engines where the staff say so', async () => {
  const canonical = async (transport: Transport) =>
    /<link rel="canonical" href="([^"]+)"/.exec(
      (await open(pathOf('br', 'TC-16-8'), transport)).html,
    )?.[1]
  const origin = 'https://vitrine.example'
  expect(await canonical(fixtures)).toBe(origin + routePath('product', 'br', productParts('br')))
  expect(await canonical(withProduct(() => ({ own_part_pages: true })))).toBe(
    origin + pathOf('br', 'TC-16-8'),
  )
})

test.each(['tc-16-8', 'TC 16/8', 'tc168', 'TC_16.8'])(
  'redirects the spelling %s to the part number',
  async (spelling) => {
    expect(await open(pathOf('es', spelling), fixtures)).toMatchObject({
      status: 301,
      location: pathOf('es', 'TC-16-8'),
    })
  },
)

test('redirects a former address of the product with its part number, in one step', async () => {
  const wrong = routePath('part', 'en', {
    ...productParts('en'),
    category: 'wrong',
    part: 'tc-16-8',
  })
  expect(await open(wrong, fixtures)).toMatchObject({
    status: 301,
    location: pathOf('en', 'TC-16-8'),
  })
})

test('returns 404 for a part number that the product does not have', async () => {
  for (const other of ['TC-16-9', 'TC', 'TC-16', '-'])
    expect((await open(pathOf('en', other), fixtures)).status, other).toBe(404)
})

test('a product that is its only part number has no other page', async () => {
  const single = withProduct(({ variants }) => ({ variants: variants.slice(0, 1) }))
  expect(await open(pathOf('en', 'TC-10-6'), single)).toMatchObject({
    status: 301,
    location: routePath('product', 'en', productParts('en')),
  })
})

test('writes the values of the part number into the drawing, as text', async () => {
  const labels = withProduct(({ drawing_labels: [label] }) => ({
    drawing_labels: label ? [{ ...label, text: 'S {conductor} mm²' }] : [],
  }))
  const part = await open(pathOf('en', 'TC-16-8'), labels)
  expect(part.html).toContain('src="/media/files/tc.svg#without-labels"')
  expect(part.html).toMatch(/<text [^>]*>S 11 mm²<\/text>/)
  // the family's drawing has the labels of the uploaded file
  const product = await open(routePath('product', 'en', productParts('en')), labels)
  expect(product.html).toContain('src="/media/files/tc.svg"')
  expect(product.html).not.toMatch(/<text [^>]*>S /)
})
