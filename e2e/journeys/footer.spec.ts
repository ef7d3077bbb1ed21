/** @reading @home */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { repeatedIn } from '../nightly.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { desk, phone } from '../works.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true, javaScriptEnabled })
      for (const locale of localeCodes)
        test(
          `the footer is at most 1000 px high, and its folds open, in ${locale}`,
          { tag: repeatedIn(locale, 'contact') },
          async ({ page }) => {
            await page.goto(routePath('contact', locale))
            const footer = page.getByRole('contentinfo')
            await expect
              .poll(async () => (await footer.boundingBox())?.height)
              .toBeLessThanOrEqual(1000)
            const folds = footer.locator('details')
            for (const fold of await folds.all()) {
              const links = fold.locator('li, form')
              await expect(links.first()).toBeHidden()
              await fold.locator('summary').click()
              await expect(links.first()).toBeVisible()
            }
            expect(await folds.count()).toBeGreaterThan(0)
            if (javaScriptEnabled) expect(await violationsOf(page, 'footer')).toEqual([])
          },
        )
    })

    test.describe('on a wide screen', () => {
      test.use({ viewport: desk, javaScriptEnabled })
      test('the footer has no folds', async ({ page }) => {
        await page.goto(routePath('contact', 'br'))
        const footer = page.getByRole('contentinfo')
        await expect(footer.locator('summary').first()).toBeHidden()
        await expect(footer.getByRole('form')).toBeVisible()
        for (const item of await footer.locator('details li').all())
          await expect(item).toBeVisible()
      })
    })
  })
