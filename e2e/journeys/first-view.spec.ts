/** @reading @screens */
import { expect } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { firstViewBudget } from '../../site/server/assets/first-view-budget.ts'
import { pathOf, productPath } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { nightly } from '../nightly.ts'
import { hydrated, test } from '../watched-page.ts'

const screens = ['home', 'products', 'product', 'contact'] as const

for (const name of screens) {
  test(`paints ${name} before its scripts load`, async ({ page }) => {
    await page.goto(await pathOf(name))
    await hydrated(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
        .map(({ name: url, startTime }) => ({ url, startTime })),
    }))
    expect(asked.length).toBeGreaterThan(3)
    const before = asked.filter(({ startTime }) => startTime < painted)
    expect(before.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/\/entry\.start-[^/]+\.js$/),
    ])
  })
}

// those with the most code; the unit test weighs the files that each page names
for (const name of ['part', 'product', 'search', 'contact', 'post'] as const)
  test(`loads ${name} within the budget of scripts before the visitor does anything`, async ({
    page,
  }) => {
    // without prefetching of linked screens, which happens on a good connection
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    const last = page.waitForRequest(/\/visitor-parts-/)
    await page.goto(await pathOf(name))
    await last
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(sizes.length).toBeGreaterThan(3)
    expect(bytes).toBeLessThanOrEqual(firstViewBudget.scripts)
  })

test('hydrates in a background tab, where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(PerformanceObserver.prototype, 'observe', { value: () => undefined })
  })
  await page.goto(await pathOf('home'))
  await hydrated(page)
})

for (const { products, tag } of [
  { products: 5, tag: [] },
  { products: 24, tag: [nightly] },
])
  test(
    `${products} products with the longest titles have their picture in the first view on a telephone`,
    {
      tag,
    },
    async ({ page }) => {
      const height = 844
      await page.setViewportSize({ width: 390, height })
      const { data } = await clientIn(defaultLocale)('products-list', { query: { perPage: 24 } })
      const pictured = data
        .filter(({ main_image: picture }) => picture !== null)
        .toSorted((a, b) => b.title.length - a.title.length)
      const below: string[] = []
      for (const product of pictured.slice(0, products)) {
        await page.goto(productPath(product, defaultLocale), { waitUntil: 'domcontentloaded' })
        const box = await page.getByRole('main').locator('picture').first().boundingBox()
        // 85 % of the picture suffice, since the notice of a life cycle may be above it
        if (box === null || box.y + box.height * 0.85 > height) below.push(product.slug)
      }
      expect(below).toEqual([])
    },
  )
