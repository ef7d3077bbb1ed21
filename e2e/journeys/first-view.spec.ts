import { expect } from '@playwright/test'
import { pathOf } from '../addresses.ts'
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

test('hydrates in a background tab, where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(PerformanceObserver.prototype, 'observe', { value: () => undefined })
  })
  await page.goto(await pathOf('home'))
  await hydrated(page)
})
