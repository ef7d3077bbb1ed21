/** @reading @products */
import { expect } from '@playwright/test'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownProduct } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import {
  careersTexts,
  companyTexts,
  leadFormsTexts,
  partsListTexts,
  restrictedTexts,
} from '../texts.ts'
import { hydrated } from '../watched-page.ts'
import { desk } from '../works.ts'

test.use({ viewport: desk })

for (const locale of localeCodes) {
  const { reach } = companyTexts[locale].contact
  const screens = [
    {
      name: 'contact',
      path: async () => routePath('contact', locale),
      form: leadFormsTexts[locale].contact.submit,
      beside: reach,
    },
    ...(locale === defaultLocale
      ? [
          {
            name: 'work-with-us' as const,
            path: async () => routePath('work-with-us', locale),
            form: leadFormsTexts[locale].application.submit,
            beside: careersTexts[locale].look,
          },
        ]
      : []),
    {
      name: 'register',
      path: async () => routePath('register', locale),
      form: restrictedTexts[locale].register.submit,
      beside: restrictedTexts[locale].register.next,
    },
    {
      name: 'parts-list',
      path: async () => {
        const { variants } = await knownProduct(locale)
        const items = variants.slice(0, 2).map(({ part_number: code }) => ({ code, quantity: 1 }))
        return listPath(items, locale)
      },
      form: partsListTexts[locale].quote.submit,
      beside: reach,
    },
  ] as const
  for (const { name, path, form, beside } of screens)
    test(
      `“${beside}” stands beside the form “${form}”, in ${locale}`,
      { tag: repeatedIn(locale, name) },
      async ({ page }) => {
        await page.goto(await path())
        await hydrated(page)
        await expect(async () => {
          const own = await page.getByRole('form', { name: form }).boundingBox()
          const other = await page.getByRole('heading', { name: beside, exact: true }).boundingBox()
          if (!own || !other) throw new Error('the form or what stands beside it is not shown')
          const isApart = other.x > own.x + own.width || other.x + other.width < own.x
          expect([isApart, other.y < own.y + 400]).toEqual([true, true])
        }).toPass({ timeout: 5000 })
      },
    )
}
