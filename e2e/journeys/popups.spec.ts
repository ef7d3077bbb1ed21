/** @reading @home */
import { expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { currentPopup } from '../../site/app/shell/popups/popup-state.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { clientIn } from '../contract-client.ts'
import { firstVisit, returningVisitor } from '../returning-visitor.ts'
import { repeatedIn } from '../nightly.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { errorsTexts, pageTexts } from '../texts.ts'

// consent given, no pop-up seen
test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  storageState: async ({}, provide) => provide({ ...(await returningVisitor()), cookies: [] }),
})

async function known(locale: Locale) {
  const popup = currentPopup((await clientIn(locale)('home-read')).popups, locale)
  if (!popup) throw new Error(`The demonstration content has no pop-up in ${locale}.`)
  return popup
}

async function record(context: BrowserContext, locale: Locale) {
  const cookie = (await context.cookies()).find(({ name }) => name === `in:popup-${locale}`)
  return (
    cookie && {
      ...JSON.parse(decodeURIComponent(cookie.value)),
      days: Math.round((cookie.expires - Date.now() / 1000) / 86_400),
      path: cookie.path,
    }
  )
}

for (const locale of localeCodes) {
  test(
    `closes the home page’s pop-up permanently, in ${locale} only`,
    { tag: repeatedIn(locale, 'home') },
    async ({ page, context }) => {
      const popup = await known(locale)
      const card = page.getByRole('complementary', { name: popup.title, exact: true })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(routePath('home', locale))
      await expect(card).toContainText(popup.text)
      expect(await violationsOf(page, 'aside')).toEqual([])
      expect((await context.cookies()).map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'storeInitialsPopups',
          ...localeCodes.map((code) => `in:popup-${code}`),
        ]),
      )
      expect(await record(context, locale)).toEqual({
        lang: locale,
        closed: false,
        updated_at: '',
        days: 365,
        path: '/',
      })

      await page.reload()
      await card.getByRole('button', { name: pageTexts[locale].popup.close }).click()
      await expect(card).toBeHidden()
      expect(await record(context, locale)).toEqual({
        lang: locale,
        closed: true,
        updated_at: popup.updated_at,
        days: 365,
        path: '/',
      })
      for (const other of localeCodes.filter((code) => code !== locale))
        expect(await record(context, other)).toMatchObject({ closed: false })
      await page.reload()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expect(card).toBeHidden()
    },
  )
}

test('takes no focus, closes on Escape, and restores the focus', async ({ page }) => {
  const popup = await known('br')
  const card = page.getByRole('complementary', { name: popup.title, exact: true })
  await page.goto(routePath('home', 'br'))
  await expect(card).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.focus()
  await card.getByRole('button', { name: pageTexts.br.popup.close }).focus()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(logo).toBeFocused()
})

test('opens a changed pop-up again; shows none on other pages', async ({ page }) => {
  const popup = await known('br')
  const card = page.getByRole('complementary', { name: popup.title, exact: true })
  const before = encodeURIComponent(
    JSON.stringify({ lang: 'br', closed: true, updated_at: '2020-01-01T00:00:00.000Z' }),
  )
  await page.addInitScript(
    (value) => void (document.cookie = `in:popup-br=${value}; Path=/`),
    before,
  )
  await page.goto(routePath('home', 'br'))
  await expect(card).toBeVisible()
  await page.goto(routePath('products', 'br'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(card).toBeHidden()
})

test('does not show a pop-up again after its link was followed', async ({ page, context }) => {
  const popup = await known('br')
  const card = page.getByRole('complementary', { name: popup.title, exact: true })
  await page.goto(routePath('home', 'br'))
  await card.getByRole('link').click()
  await expect
    .poll(() => record(context, 'br'))
    .toMatchObject({ closed: true, updated_at: popup.updated_at })
  // the page behind the link, or its console error
  await page.waitForURL(`**${popup.action?.url ?? '?'}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).not.toContainText(errorsTexts.br.notFoundMessage)
  await page.goto(routePath('home', 'br'))
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(card).toBeHidden()
})

test('keeps the end of the page clickable below a pop-up on a phone', async ({ page }) => {
  const popup = await known('br')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routePath('home', 'br'))
  await expect(page.getByRole('complementary', { name: popup.title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: pageTexts.br.shell.cookies }).click()
  await expect(
    page.getByRole('button', { name: pageTexts.br.consent.refuse, exact: true }),
  ).toBeVisible()
})

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit })

  test('sets the marker and a record per locale on any first page', async ({ page, context }) => {
    await page.goto(routePath('institutional', 'en'))
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual(
        expect.arrayContaining([
          'storeInitialsPopups',
          ...localeCodes.map((code) => `in:popup-${code}`),
        ]),
      )
    for (const locale of localeCodes)
      expect(await record(context, locale)).toEqual({
        lang: locale,
        closed: false,
        updated_at: '',
        days: 365,
        path: '/',
      })
  })

  test('covers at most a quarter of a phone with the cookie notice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const locale of localeCodes) {
      await page.goto(routePath('products', locale))
      const notice = page
        .locator('section')
        .filter({
          has: page.getByRole('button').filter({
            hasText: new RegExp(
              `^(${localeCodes.map((locale) => pageTexts[locale].consent.refuse).join('|')})$`,
            ),
          }),
        })
        .last()
      await expect(notice).toBeVisible()
      expect((await notice.boundingBox())?.height ?? 844, locale).toBeLessThan(844 / 4)
    }
  })

  test('waits for the answer to the cookie notice', async ({ page }) => {
    const popup = await known('br')
    const card = page.getByRole('complementary', { name: popup.title, exact: true })
    await page.goto(routePath('home', 'br'))
    const refuse = page.getByRole('button', { name: pageTexts.br.consent.refuse, exact: true })
    await expect(refuse).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(card).toBeHidden()
    await refuse.click()
    await expect(card).toBeVisible()
  })
})
