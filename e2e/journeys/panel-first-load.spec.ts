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
  { name: 'the first page', path: async () => '', maxKilobytes: 850 },
  { name: 'a list', path: async () => '/collections/products', maxKilobytes: 868 },
  {
    name: 'a product',
    path: async (first: () => Promise<number>) => `/collections/products/${await first()}`,
    // with the parts of the form that are loaded last
    maxKilobytes: 959,
    last: 'grid',
  },
]

for (const { name, path, maxKilobytes, last } of budgets)
  test(`first load of ${name} is at most ${maxKilobytes} KB of scripts`, async ({ browser }) => {
    // a context of its own: files in the cache of another test would count as well, but not load
    const context = await browser.newContext()
    const page = await context.newPage()
    await new Panel(page).setSession('admin@aterra.example')
    const first = async (): Promise<number> => {
      const { docs } = await panelApi<{ docs: { id: number }[] }>(
        page,
        'GET',
        '/products?limit=1&depth=0&locale=br&sort=id',
      )
      return docs[0]?.id ?? 0
    }
    await page.goto(panelBase + (await path(first)), { waitUntil: 'networkidle' })
    if (last) await expect(page.getByRole(last).first()).toBeVisible()
    const readScripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      )
    let scripts: number[] = []
    const isComplete = async () => {
      const before = scripts.length
      scripts = await readScripts()
      return scripts.length === before
    }
    // a form loads its parts one after the other, also after the first pause of the network
    await expect.poll(isComplete, { intervals: [1000] }).toBe(true)
    expect(scripts.length).toBeGreaterThan(5)
    const kilobytes = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024
    expect(kilobytes).toBeLessThanOrEqual(maxKilobytes)
    await context.close()
  })
