/** @reading @models */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { shownModel } from '../../site/shared/product/grouped-documents.ts'
import { violationsOf } from '../accessibility.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { nightly } from '../nightly.ts'
import { documentsTexts, modelTexts } from '../texts.ts'
import { test } from '../watched-page.ts'

const texts = { ...documentsTexts[defaultLocale].model, viewer: modelTexts[defaultLocale] }

/** Model of the known product, and its accessible name on the page. */
async function knownModel() {
  const model = shownModel((await knownProduct()).documents)
  return { model, name: model?.part_numbers.join(', ') ?? '' }
}

/** URLs of the viewer's code and models that a page requests. */
function requestsOfViewer(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/three-|model-viewer|\.glb$/.test(request.url())) requested.push(request.url())
  })
  return requested
}

const title = 'a model is loaded on request, turns by keys, and is closed again'

// WebGL without a graphics card uses both cores for up to 15 s
test(title, { tag: nightly }, async ({ page }) => {
  const { model, name } = await knownModel()
  test.skip(model === undefined, 'the demonstration has no models')
  const requested = requestsOfViewer(page)
  await page.goto(await pathOf('product'))
  const button = page.getByRole('button', { name: texts.view({ name }) })
  await page
    .getByRole('heading', { name: documentsTexts[defaultLocale].kinds.model })
    .scrollIntoViewIfNeeded()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(requested).toEqual([])
  await button.press('Enter')
  const view = page.getByRole('img', { name: texts.viewer.alt({ name }) })
  await expect(page.getByText(/ × .+ × .+ mm$/)).toBeVisible()
  expect(requested.some((url) => url.endsWith('.glb'))).toBe(true)
  const before = await view.screenshot()
  await view.press('ArrowRight')
  expect(before.equals(await view.screenshot())).toBe(false)
  await view.press('0')
  expect(before.equals(await view.screenshot())).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: texts.close }).click()
  await expect(view).toHaveCount(0)
})

test('without WebGL the page reports it and offers the file; the viewer is loaded on request only', async ({
  page,
}) => {
  const { model, name } = await knownModel()
  test.skip(model === undefined, 'the demonstration has no models')
  const requested = requestsOfViewer(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(await pathOf('product'))
  await page
    .getByRole('heading', { name: documentsTexts[defaultLocale].kinds.model })
    .scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: texts.view({ name }) })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(requested).toEqual([])
  await button.click()
  const alert = page.getByRole('alert').filter({ hasText: texts.viewer.unavailable })
  await expect(alert.getByRole('link')).toHaveAttribute('href', model?.url ?? '')
})
