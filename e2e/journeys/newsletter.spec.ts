import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { mailedLink } from '@vitrine/contract/mailed-paths'
import { leadFormWords } from '../../site/app/i18n/words/lead-forms.ts'
import { origin } from '../system-under-test.ts'
import { words } from '../words.ts'
import { pathOf } from '../addresses.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    for (const locale of localeCodes) {
      test(`it is asked for in the footer of any page, in ${locale}`, async ({ page }) => {
        const { newsletter } = words[locale].shell
        await page.goto(await pathOf('solutions', locale))
        const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.title })
        await form.getByLabel(newsletter.label).fill(`assinante-${crypto.randomUUID().slice(0, 8)}@example.com`)
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: newsletter.submit }).click()
        await expect(page.getByRole('status').filter({ hasText: leadFormWords[locale].sent })).toBeVisible()
      })

      test(`a link that holds no longer says so, and opening it changes nothing, in ${locale}`, async ({ page }) => {
        const { confirmation } = leadFormWords[locale]
        await page.goto(mailedLink(origin, 'newsletter-confirmation', locale, `1.${'A'.repeat(32)}`))
        await expect(page.getByText(confirmation.text)).toBeVisible()
        await page.getByRole('main').getByRole('button', { name: confirmation.submit }).click()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await expect(page.getByText(confirmation.done)).toHaveCount(0)
      })
    }
  })
}
