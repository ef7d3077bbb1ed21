/** @reading @screens */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { routePath } from '../../site/shared/routes/table.ts'
import {
  columnsOf,
  knownPartNumber,
  knownProduct,
  pathOf,
  productPath,
  screens,
} from '../addresses.ts'
import { test } from '../reused-page.ts'
import { partNumbersIn } from '../variants-table.ts'
import { pageTexts, productTexts } from '../texts.ts'

test.use({ javaScriptEnabled: false })

for (const { name, locale } of screens) {
  test(`shows the content of ${name} in ${locale} without JavaScript`, async ({ page }) => {
    const answer = await page.goto(await pathOf(name, locale))
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const navigation = page
      .getByRole('banner')
      .getByRole('navigation', { name: pageTexts[locale].shell.navigation })
    await expect(
      navigation.getByRole('link', { name: pageTexts[locale].shell.nav.products }),
    ).toHaveAttribute('href', routePath('products', locale))
  })
}

for (const locale of localeCodes) {
  test(`links from the list to the product with its part numbers, in ${locale} without JavaScript`, async ({
    page,
  }) => {
    const product = await knownProduct(locale)
    const path = productPath(product, locale)
    await page.goto(await pathOf('product-subcategory', locale))
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: product.title, exact: true }) })
    await expect(card.getByRole('img')).toBeVisible()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(path)

    const table = page.getByRole('table', {
      name: productTexts[locale].variants.caption({ title: product.title }),
    })
    await expect(table).toBeVisible()
    expect(await partNumbersIn(table)).toEqual(
      product.variants.map((variant) => variant.part_number),
    )
    for (const { label } of columnsOf(product))
      await expect(table.getByRole('columnheader', { name: label }).first()).toBeVisible()
    await expect(table.getByRole('rowheader', { name: knownPartNumber, exact: true })).toBeVisible()
    await expect(table.getByRole('button')).toHaveCount(0)
  })
}
