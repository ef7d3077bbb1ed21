/** @reading @dashboard @editor @lists */
import { expect } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

/** Maximum compressed bytes of scripts of a first load of the panel, by page. */
const budgets: {
  name: string
  path: (first: () => Promise<number>) => Promise<string>
  maxKilobytes: number
  last?: 'grid'
}[] = [
  { name: 'the first page', path: async () => '', maxKilobytes: 852 },
  { name: 'a list', path: async () => '/collections/products', maxKilobytes: 870 },
  {
    name: 'a product',
    path: async (first: () => Promise<number>) => `/collections/products/${await first()}`,
    // with the parts of the form that are loaded last, and the search of its relation fields
    maxKilobytes: 963,
    last: 'grid',
  },
]

test('a first load of the panel has at most its budget of scripts', async ({ page }) => {
  await new Panel(page).setSession('admin@aterra.example')
  const first = async (): Promise<number> => {
    const { docs } = await panelApi<{ docs: { id: number }[] }>(
      page,
      'GET',
      '/products?limit=1&depth=0&locale=br&sort=id',
    )
    return docs[0]?.id ?? 0
  }
  for (const { name, path, maxKilobytes, last } of budgets) {
    const answer = await page.goto(panelBase + (await path(first)), { waitUntil: 'networkidle' })
    expect(answer?.status(), name).toBe(200)
    if (last) await expect(page.getByRole(last).first()).toBeVisible()
    // a file from the cache of an earlier page counts as well
    const readScripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
    let scripts: number[] = []
    const loading = async () => {
      const before = scripts.length
      scripts = await readScripts()
      // a page that leads to another has none
      return scripts.length > 5 && scripts.length === before
        ? ''
        : `${page.url()}: ${before}, ${scripts.length} scripts; ${await page.title()}`
    }
    // a form loads its parts one after the other, also after the first pause of the network
    await expect.poll(loading, { intervals: [1000] }).toBe('')
    const kilobytes = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024
    test.info().annotations.push({ type: name, description: `${Math.round(kilobytes)} KB` })
    expect.soft(kilobytes, name).toBeLessThanOrEqual(maxKilobytes)
  }
})

test.describe('before its scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the log-in has its frame and lines, a page its heading or lines, and no page of development', async ({
    page,
  }) => {
    const response = await page.goto(`${panelBase}/login`)
    expect(response?.status()).toBe(200)
    // drawn by the style sheet: Payload renders nothing for a visitor without an account
    const frame = await page.locator('body').evaluate((body) => {
      const { content, width, backgroundImage } = getComputedStyle(body, '::after')
      const { backgroundColor } = getComputedStyle(body, '::before')
      return {
        content,
        width,
        lines: backgroundImage.split('linear-gradient').length - 1,
        backgroundColor,
      }
    })
    expect(frame).toMatchObject({ content: '""', width: '420px', lines: 7 })
    expect(frame.backgroundColor).toMatch(/^rgb\(/)

    await new Panel(page).setSession('admin@aterra.example')
    // the server sends what it has: the heading, or lines while the page is still made
    const lines = page.locator('main[aria-busy] .ui-skeleton')
    for (const path of ['/grid', '/history']) {
      await page.goto(panelBase + path)
      const painted = page.getByRole('heading', { level: 1 }).or(lines)
      await expect(painted.first(), path).toBeVisible()
    }
    expect((await page.goto(`${panelBase}/style-guide`))?.status()).toBe(404)
  })
})
