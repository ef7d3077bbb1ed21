/** @reading @home */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import { extractText, getDocumentProxy } from 'unpdf'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { knownProduct, pathOf } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { setSession, memberClient } from '../members.ts'
import { repeatedIn } from '../nightly.ts'
import { origin } from '../system-under-test.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { homeTexts, pageTexts, productTexts, searchTexts } from '../texts.ts'

/** A well-formed but unknown token. */
const token = `1.${'A'.repeat(32)}`

for (const locale of localeCodes) {
  test(
    `shows pages linked from mails in the clean layout in ${locale}`,
    { tag: repeatedIn(locale, 'newsletter-confirmation') },
    async ({ page }) => {
      const { company_name: company } = (await clientIn(locale)('layout-read')).others
      for (const screen of [
        'newsletter-confirmation',
        'newsletter-leaving',
        'data-request-confirmation',
        'email-confirmation',
        'update-password',
      ] as const) {
        await page.goto(mailedLink('', screen, locale, token))
        await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible()
        for (const landmark of ['banner', 'contentinfo'] as const)
          await expect(page.getByRole(landmark), screen).toHaveCount(0)
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: `${company}: ${pageTexts[locale].shell.home}` }),
          screen,
        ).toHaveAttribute('href', routePath('home', locale))
        expect(await violationsOf(page), screen).toEqual([])
      }
    },
  )

  test(
    `shows the password change with the restricted area’s header in ${locale}`,
    { tag: repeatedIn(locale, 'update-password') },
    async ({ page }) => {
      await setSession(page, (await memberClient('distribuidor')).token)
      await page.goto(routePath('update-password', locale))
      const { system } = pageTexts[locale].shell
      await expect(
        page
          .getByRole('navigation', { name: system.navigation })
          .getByRole('link', { name: system.sections }),
      ).toBeVisible()
    },
  )
}

test('shows the log-out as text on a phone', async ({ page }) => {
  await setSession(page, (await memberClient('distribuidor')).token)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routePath('restricted-sections', 'br'))
  const leave = page.getByRole('banner').getByText(pageTexts.br.shell.system.leave, { exact: true })
  expect((await leave.boundingBox())?.width).toBeGreaterThan(20)
})

test('scrolls the search panel below its field and close button', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(await pathOf('contact'))
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: pageTexts.br.shell.search.open })
      .click()
    const dialog = page.getByRole('dialog', { name: pageTexts.br.shell.search.label })
    await dialog
      .getByRole('heading', { name: searchTexts.br.publications })
      .scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('combobox')).toBeInViewport()
    await dialog.getByRole('button', { name: pageTexts.br.shell.search.close }).click()
    await expect(dialog).toBeHidden()
  }
})

test('shows the progress bar above an open dialog', async ({ page }) => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${apiBase}${apiVersion}${calls['search-panel-read'].path}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(await pathOf('contact'))
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: pageTexts.br.shell.search.open }).click()
  const bar = page.locator('[popover]').filter({ hasText: pageTexts.br.shell.loading })
  await expect(bar).toHaveAttribute('data-state', 'active')
  expect(await bar.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  answer()
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
})

test('shows four slides on the home page, 3.5 below 1200 px', async ({ page }) => {
  for (const [width, view] of [
    [1440, 4],
    [1100, 3.5],
    [900, 2.5],
    [700, 2],
    [560, 1.8],
    [390, 1.3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(routePath('home', 'br'))
    for (const name of [
      homeTexts.br.mostViewed,
      homeTexts.br.applications,
      homeTexts.br.publications,
    ]) {
      const row = page.getByRole('group', { name, exact: true })
      const { shown, tops } = await row.evaluate((element) => {
        const slides = [...element.querySelectorAll('li')].map((slide) =>
          slide.getBoundingClientRect(),
        )
        const style = getComputedStyle(element)
        const inner =
          element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        const gap = (slides[1]?.left ?? 0) - (slides[0]?.right ?? 0)
        return {
          shown: (inner + gap) / ((slides[0]?.width ?? 1) + gap),
          tops: new Set(slides.map(({ top }) => Math.round(top))).size,
        }
      })
      expect(tops, `${name} at ${width}`).toBe(1)
      // 1.8 visible slides include 0.8 gaps
      expect(Math.abs(shown - view), `${name} at ${width}: ${shown}`).toBeLessThan(0.1)
    }
  }
})

test('shows each product card’s action, and the view switch', async ({ page }) => {
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(await pathOf('product-subcategory'))
    for (const card of await page.getByRole('main').getByRole('article').all())
      await expect(card.getByText(pageTexts.br.listing.see, { exact: true })).toBeVisible()
    await expect(
      page.getByRole('link', { name: pageTexts.br.listing.view.list, exact: true }),
    ).toBeInViewport({ ratio: 1 })
  }
})

test('repeats the table head in print and does not break part numbers', async ({ page }) => {
  const product = await knownProduct()
  await page.goto(await pathOf('product'))
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(pdf)
  const rows = product.variants.map(({ part_number: number }) => number)
  for (const number of rows) expect(text.join(' ')).toContain(number)
  const withRows = text.filter((sheet) =>
    rows.some((number) => new RegExp(`${number} \\d`).test(sheet)),
  )
  expect(withRows.length).toBeGreaterThan(1)
  for (const sheet of withRows) expect(sheet).toContain(productTexts.br.variants.partNumber)
  expect(page.url()).toContain(origin)
})
