/** @reading @home */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storedListKey } from '../../site/app/features/parts-list/stored-list-text.ts'
import { violationsOf } from '../accessibility.ts'
import { knownPartNumber, pathOf } from '../addresses.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { errorsTexts } from '../texts.ts'
import { hydrated } from '../watched-page.ts'

const texts = errorsTexts.br
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the home page with a stored list and moves the pointer, which loads the error page. */
async function openInUse(page: Page): Promise<void> {
  await page.goto(await pathOf('home', 'br'))
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storedListKey,
    `${knownPartNumber}:10`,
  ] as const)
  await page.reload()
  await hydrated(page)
  const loaded = page.waitForResponse(/\/error-page-[^/]+\.js$/)
  await page.mouse.move(200, 200)
  await loaded
}

const follow = async (page: Page) =>
  page
    .locator(`a[href="${await pathOf('products', 'br')}"]:visible`)
    .first()
    .click()

test('a link without a connection says so, shows the list, and opens once it is back', async ({
  page,
  context,
}) => {
  await openInUse(page)
  await context.setOffline(true)
  await follow(page)
  await expect(heading(page)).toHaveText(texts['no-answer'].title)
  await expect(page).toHaveTitle(texts['no-answer'].title)
  const list = page.getByRole('table', { name: texts.kept })
  await expect(list.getByRole('row').nth(1)).toHaveText(new RegExp(`${knownPartNumber}.*10`))
  const said = await page.locator('main').innerText()
  for (const untrue of ['404', '500', '502'] as const)
    expect(said).not.toContain(texts[untrue].text)
  expect(await violationsOf(page, 'main')).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('main')).toContainText('Terminais')
  await expect(heading(page)).not.toHaveText(texts['no-answer'].title)
})

test('a page that the cms did not answer in time asks again by itself', async ({ page }) => {
  await page.clock.install()
  await openInUse(page)
  let asked = 0
  await page.route(/\/api\/v1\/|\/produtos$/, async (route) => {
    asked += 1
    return route.fulfill({ status: 502, json: { code: 'unavailable', message: '' } })
  })
  await follow(page)
  await expect(heading(page)).toHaveText(texts['502'].title)
  await expect(page.locator('main')).toContainText(texts.asking)
  const before = asked
  await page.clock.runFor(4000)
  await expect.poll(() => asked).toBeGreaterThan(before)
  await page.unrouteAll()
  await page.clock.runFor(8000)
  await expect(heading(page)).not.toHaveText(texts['502'].title)
})
