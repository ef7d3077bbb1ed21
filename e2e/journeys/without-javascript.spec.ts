/** @reading @screens */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import {
  columnsOf,
  knownPartNumber,
  knownProduct,
  pathOf,
  productPath,
  screens,
} from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { test } from '../reused-page.ts'
import { partNumbersIn } from '../variants-table.ts'
import { pageTexts, productTexts } from '../texts.ts'

test.use({ javaScriptEnabled: false })

// the links of the HTML are tested in crawler.spec.ts
for (const { name, locale } of screens) {
  test(
    `shows the content of ${name} in ${locale} without JavaScript`,
    {
      tag: repeatedIn(locale, name),
    },
    async ({ page }) => {
      await page.goto(await pathOf(name, locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page
          .getByRole('banner')
          .getByRole('navigation', { name: pageTexts[locale].shell.navigation })
          .getByRole('link', { name: pageTexts[locale].shell.nav.products }),
      ).toBeVisible()
    },
  )
}

for (const locale of localeCodes) {
  test(
    `links from the list to the product with its part numbers, in ${locale} without JavaScript`,
    {
      tag: repeatedIn(locale, 'product-subcategory'),
    },
    async ({ page }) => {
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
      await expect(
        table.getByRole('rowheader', { name: knownPartNumber, exact: true }),
      ).toBeVisible()
      await expect(table.getByRole('button')).toHaveCount(0)
    },
  )
}
