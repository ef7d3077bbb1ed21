/** @reading @company @forms @newsletter */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import { routePath } from '../../site/shared/routes/table.ts'
import { waitForMailedLink } from '../mail-folder.ts'
import { origin } from '../system-under-test.ts'
import { test } from '../human-delay.ts'
import { hydrated } from '../watched-page.ts'
import { formsTexts, leadFormsTexts, newsletterTexts, pageTexts } from '../texts.ts'
import { pathOf } from '../addresses.ts'
import { repeatedIn } from '../nightly.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    for (const locale of localeCodes) {
      test(
        `subscribes in the footer of any page, in ${locale}`,
        { tag: repeatedIn(locale, 'solutions') },
        async ({ page }) => {
          const { newsletter } = pageTexts[locale].shell
          await page.goto(await pathOf('solutions', locale))
          const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.title })
          await form
            .getByLabel(newsletter.label)
            .fill(`assinante-${crypto.randomUUID().slice(0, 8)}@example.com`)
          await form.getByRole('checkbox').check()
          await form.getByRole('button', { name: newsletter.submit }).click()
          await expect(
            page.getByRole('status').filter({ hasText: formsTexts[locale].sent }),
          ).toBeVisible()
        },
      )

      test(
        `subscribes with interests after confirmation by mail, in ${locale}`,
        { tag: repeatedIn(locale, 'newsletter') },
        async ({ page, humanDelay }) => {
          const { fields } = leadFormsTexts[locale]
          const { newsletter, confirmation } = newsletterTexts[locale]
          const email = `leitora-${crypto.randomUUID().slice(0, 8)}@example.com`
          await page.goto(await pathOf('newsletter', locale))
          const form = page.getByRole('main').getByRole('form', { name: newsletter.submit })
          if (javaScriptEnabled) await hydrated(page)
          await form.getByLabel(fields.email, { exact: true }).fill(email)
          await form
            .getByRole('group', { name: newsletter.interests })
            .getByRole('checkbox')
            .first()
            .check()
          await form.getByRole('checkbox', { name: newsletter.consent }).check()
          await humanDelay()
          await form.getByRole('button', { name: newsletter.submit }).click()
          await expect(page.getByText(formsTexts[locale].sent).first()).toBeVisible()
          await page.goto(
            await waitForMailedLink(email, routePath('newsletter-confirmation', locale)),
          )
          await page.getByRole('main').getByRole('button', { name: confirmation.submit }).click()
          await expect(page.getByText(confirmation.done)).toBeVisible()
        },
      )

      test(
        `reports an invalid link; opening it changes nothing, in ${locale}`,
        { tag: repeatedIn(locale, 'newsletter-confirmation') },
        async ({ page }) => {
          const { confirmation } = newsletterTexts[locale]
          await page.goto(
            mailedLink(origin, 'newsletter-confirmation', locale, `1.${'A'.repeat(32)}`),
          )
          await expect(page.getByText(confirmation.text)).toBeVisible()
          await page.getByRole('main').getByRole('button', { name: confirmation.submit }).click()
          await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
          await expect(page.getByText(confirmation.done)).toHaveCount(0)
        },
      )
    }
  })
}
