import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { whereToBuyWords } from '../../site/app/i18n/words/where-to-buy.ts'
import { knownProduct, productPath } from '../addresses.ts'

for (const locale of localeCodes) {
  const buy = whereToBuyWords[locale]

  test(`the nearest distributor of a CEP stands first, in ${locale}`, async ({ page }) => {
    await page.goto(productPath(await knownProduct(locale), locale))
    const section = page.getByRole('region', { name: buy.title })
    await section.scrollIntoViewIfNeeded()
    await section.getByLabel(buy.search.label).fill('80010-000')
    await section.getByRole('button', { name: buy.search.action, exact: true }).click()
    await expect(section.getByRole('listitem').first()).toContainText('Curitiba')
    await section.getByLabel(buy.search.label).fill('xyzzy')
    await section.getByRole('button', { name: buy.search.action, exact: true }).click()
    await expect(section.getByText(buy.unknown)).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test(`every distributor is in the page, by state, in ${locale}`, async ({ page }) => {
      await page.goto(productPath(await knownProduct(locale), locale))
      const section = page.getByRole('region', { name: buy.title })
      const state = section.getByRole('group').filter({ hasText: 'Paraná' })
      await state.getByText('Paraná').click()
      await expect(state.getByRole('link', { name: /^\+55 41/ })).toBeVisible()
    })
  })
}

test('where there is none in the state, the nearest elsewhere are shown; the visitor’s own place sorts them once pressed for', async ({ page, context }) => {
  const buy = whereToBuyWords.br
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -30.03, longitude: -51.23 })
  await page.goto(productPath(await knownProduct('br'), 'br'))
  const section = page.getByRole('region', { name: buy.title })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel(buy.search.label).fill('Acre')
  await section.getByRole('button', { name: buy.search.action, exact: true }).click()
  await expect(section.getByText(buy.noneIn('Acre'))).toBeVisible()
  await section.getByRole('button', { name: buy.search.locate }).click()
  await expect(section.getByRole('listitem').first()).toContainText('Porto Alegre')
})
