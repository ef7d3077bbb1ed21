/** @reading @products @where-to-buy */
import { expect } from '@playwright/test'
import { countryPack } from '@vitrine/configuration/country-pack'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { states } from '../../site/app/features/where-to-buy/states.ts'
import { distance } from '../../site/app/features/where-to-buy/place.ts'
import { knownProduct, productPath } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { repeatedIn } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { productTexts, whereToBuyTexts } from '../texts.ts'

async function salesAbroadOf(locale: Locale): Promise<string | null> {
  const { id } = await knownProduct(locale)
  const read = clientIn(locale)
  return (await read('product-distributors-list', { params: { id: String(id) } })).sales_abroad
}

for (const locale of localeCodes) {
  const buy = whereToBuyTexts[locale]
  const title = productTexts[locale].whereToBuy

  test(
    `lists the nearest distributor of a CEP first, in ${locale}`,
    { tag: repeatedIn(locale, 'product') },
    async ({ page }) => {
      const product = productPath(await knownProduct(locale), locale)
      const abroad = await salesAbroadOf(locale)
      await page.goto(product)
      const region = page.getByRole('region', { name: title })
      await region.scrollIntoViewIfNeeded()
      if (abroad !== null) {
        await expect(region).toContainText(abroad)
        await region.getByRole('link', { name: buy.see({ country: countryPack }) }).click()
      }
      const section = abroad === null ? region : page.getByRole('main')
      await section.getByLabel(buy.search.label({ country: countryPack })).fill('80010-000')
      await section.getByRole('button', { name: buy.search.action, exact: true }).click()
      // the breadcrumbs of the screen are a list as well
      const distributors = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^\+55/ }) })
      await expect(distributors.first()).toContainText('Curitiba')
      await section.getByLabel(buy.search.label({ country: countryPack })).fill('xyzzy')
      await section.getByRole('button', { name: buy.search.action, exact: true }).click()
      await expect(section.getByText(buy.unknown({ country: countryPack }))).toBeVisible()
    },
  )

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test(
      `links from the product to all distributors by state, in ${locale}`,
      { tag: repeatedIn(locale, 'where-to-buy') },
      async ({ page }) => {
        const product = await knownProduct(locale)
        await page.goto(productPath(product, locale))
        await page
          .getByRole('region', { name: title })
          .getByRole('link', { name: buy.see({ country: countryPack }) })
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          buy.of({ product: product.title }),
        )
        const state = page.getByRole('main').getByRole('group').filter({ hasText: 'Paraná' })
        await state.getByText('Paraná').click()
        await expect(state.getByRole('link', { name: /^\+55 41/ })).toBeVisible()
      },
    )
  })
}

/** A product and a state without a distributor of it. */
async function soldNotEverywhere() {
  const api = clientIn('br')
  const { data: products } = await api('products-list', {
    query: { perPage: 48, orderBy: 'title', order: 'desc' },
  })
  for (const product of new Map(products.map((card) => [card.category?.slug, card])).values()) {
    const { data: distributors } = await api('product-distributors-list', {
      params: { id: String(product.id) },
    })
    const state = Object.entries(states)
      .map(([code, name]) => ({ code, name }))
      .find(({ code }) => !distributors.some((distributor) => distributor.state === code))
    if (state && distributors.length > 1) return { product, state, distributors }
  }
  throw new Error('Every product of the demonstration is sold in every state.')
}

test('shows the nearest distributors of other states; sorts by location on request', async ({
  page,
  context,
}) => {
  const buy = whereToBuyTexts.br
  const title = productTexts.br.whereToBuy
  await context.grantPermissions(['geolocation'])
  const portoAlegre = { latitude: -30.03, longitude: -51.23 }
  await context.setGeolocation(portoAlegre)
  const { product, state, distributors } = await soldNotEverywhere()
  await page.goto(productPath(product, 'br'))
  const section = page.getByRole('region', { name: title })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel(buy.search.label({ country: countryPack })).fill(state.name)
  await section.getByRole('button', { name: buy.search.action, exact: true }).click()
  await expect(section.getByText(buy.noneIn({ state: state.name }))).toBeVisible()
  await section.getByRole('button', { name: buy.search.locate }).click()
  const [nearest] = distributors
    .flatMap(({ name, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ name, km: distance({ latitude, longitude }, portoAlegre) }],
    )
    .toSorted((a, b) => a.km - b.km)
  await expect(section.getByRole('listitem').first()).toContainText(nearest?.name ?? 'nobody')
})

test('links to the distributors page when the list fails to load', async ({ page }) => {
  const buy = whereToBuyTexts.br
  const title = productTexts.br.whereToBuy
  const isDistributorsCall = (address: string) =>
    address.includes(calls['product-distributors-list'].path.split(':')[0] ?? '?')
  await page.route(
    (url) => isDistributorsCall(url.pathname),
    (route) => route.abort(),
  )
  const lost = page.waitForEvent('requestfailed', (request) => isDistributorsCall(request.url()))
  await page.goto(productPath(await knownProduct('br'), 'br'))
  const section = page.getByRole('region', { name: title })
  await section.scrollIntoViewIfNeeded()
  await lost
  await page.unrouteAll()
  await section.getByRole('link', { name: buy.see({ country: countryPack }) }).click()
  const main = page.getByRole('main')
  await main.getByLabel(buy.search.label({ country: countryPack })).fill('PR')
  await main.getByRole('button', { name: buy.search.action, exact: true }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'PR' }).first()).toBeVisible()
})
