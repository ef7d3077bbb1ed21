/** @reading @home */
import { expect } from '@playwright/test'
import { localeCookie, offerKey } from '../../site/shared/i18n/locale-cookie.ts'
import { violationsOf } from '../accessibility.ts'
import { pathOf } from '../addresses.ts'
import { firstVisit, returningVisitor } from '../returning-visitor.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import { languagesTexts } from '../texts.ts'

test('updates the footer’s language links on client navigation', async ({ page }) => {
  await page.goto(await pathOf('home', 'br'))
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Produtos', exact: true }).click()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: languagesTexts.en.samePage }),
  ).toHaveAttribute('href', await pathOf('products', 'en'))
})

/** Browser state with consent given and the language offer not dismissed. */
async function withoutDismissal() {
  const { origins } = await returningVisitor()
  return {
    cookies: [],
    origins: origins.map((kept) => ({
      ...kept,
      localStorage: kept.localStorage.filter(({ name }) => name !== offerKey),
    })),
  }
}

test.describe('a browser that prefers English', () => {
  test.use({
    locale: 'en-GB',
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    storageState: async ({}, provide) => provide(await withoutDismissal()),
  })

  test('offers the page in English until dismissed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await pathOf('product', 'br'))
    const offer = page.getByRole('complementary', {
      name: languagesTexts.en.offer.label,
      exact: true,
    })
    await expect(offer.getByRole('link', { name: languagesTexts.en.samePage })).toHaveAttribute(
      'href',
      await pathOf('product', 'en'),
    )
    expect(await violationsOf(page, 'aside')).toEqual([])
    await offer.getByRole('button', { name: languagesTexts.en.offer.close }).click()
    await expect(offer).toBeHidden()
    await page.goto(await pathOf('products', 'br'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })

  test('leads to the same page in English, without an offer there', async ({ page, context }) => {
    await page.goto(await pathOf('product', 'br'))
    await page
      .getByRole('complementary')
      .getByRole('link', { name: languagesTexts.en.samePage })
      .click()
    await expect(page).toHaveURL(await pathOf('product', 'en'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('complementary')).toBeHidden()
    expect((await context.cookies()).find(({ name }) => name === localeCookie)?.value).toBe('en')
  })
})

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit })

  test('stores the locale of a deep link; later pages do not change it', async ({
    page,
    context,
  }) => {
    const remembered = async () =>
      (await context.cookies()).find(({ name }) => name === localeCookie)
    await page.goto(await pathOf('product', 'es'))
    await expect.poll(remembered).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
    expect(Math.round(((await remembered())?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan(
      364 * 86_400,
    )
    await page.goto(await pathOf('products', 'en'))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await remembered()).toMatchObject({ value: 'es' })
  })
})
