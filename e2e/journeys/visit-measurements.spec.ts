/** @reading @monitoring */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { visitMeasurementPath } from '../../site/shared/page/visit-measurement.ts'
import { pathOf } from '../addresses.ts'
import { origin } from '../system-under-test.ts'
import { hydrated, test } from '../watched-page.ts'

/** User agent of a browser, since robots are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.use({ userAgent })

/** Number of counted visits of a screen, by the name of the measurement. */
async function countsOf(screen: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const lines = text.matchAll(
    new RegExp(`^vitrine_visit_(\\w+)_count\\{screen="${screen}",device="desktop"\\} (\\d+)`, 'gm'),
  )
  return Object.fromEntries([...lines].map(([, name = '', count]) => [name, Number(count)]))
}

/** Hides the page as a change of tabs does, which a headless browser cannot do. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Waits until the code measures, and until the browser has reported the paints so far. */
const measured = (page: Page, code: string) =>
  page.evaluate(async (url) => {
    await import(url)
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))),
    )
  }, code)

/** removes the `webdriver` flag, with which visits are not measured, and samples every visit */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false })
    Math.random = () => 0
  })
})

test('a visit is counted by its screen when the page is hidden, and no data are stored in the browser', async ({
  page,
  context,
}) => {
  const before = await countsOf('knowledge-base')
  const code = page.waitForResponse((response) => response.url().includes('/measure-visit-'))
  await page.goto(await pathOf('knowledge-base'))
  await hydrated(page)
  await measured(page, (await code).url())
  const stored = async () => [
    await context.cookies(),
    await page.evaluate(() => ({ ...localStorage, ...sessionStorage })),
  ]
  const storedBefore = await stored()
  await page.keyboard.press('Tab')
  const sent = page.waitForRequest((request) => request.url().endsWith(visitMeasurementPath))
  await hide(page)
  await sent
  expect(await stored()).toEqual(storedBefore)
  for (const name of ['lcp_seconds', 'ttfb_seconds', 'cls'])
    await expect
      .poll(async () => (await countsOf('knowledge-base'))[name])
      .toBe((before[name] ?? 0) + 1)
})

test('a visitor who objects in the browser is not measured', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const sent: string[] = []
  page.on('request', (request) => void sent.push(new URL(request.url()).pathname))
  const code = page.waitForResponse((response) => response.url().includes('/measure-visit-'))
  await page.goto(await pathOf('knowledge-base'))
  await code
  await hydrated(page)
  await hide(page)
  await page.goto(await pathOf('contact'))
  expect(sent).not.toContain(visitMeasurementPath)
})
