/** @reading @forms @legal */
import { expect } from '@playwright/test'
import { privacyAnswerDays } from '@vitrine/configuration/country-pack'
import { routePath } from '../../site/shared/routes/table.ts'
import { pathOf } from '../addresses.ts'
import { waitForMailedLink } from '../mail-folder.ts'
import { test } from '../human-delay.ts'
import { hydrated } from '../watched-page.ts'
import { dataRequestTexts, formsTexts, leadFormsTexts } from '../texts.ts'

for (const [javaScriptEnabled, locale] of [
  [true, 'en'],
  [false, 'br'],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test(`accepts a data request after errors and confirmation by mail, in ${locale}`, async ({
      page,
      humanDelay,
    }) => {
      const { fields } = leadFormsTexts[locale]
      const { request, requestConfirmation } = dataRequestTexts[locale]
      const { sent, toCorrect } = formsTexts[locale]
      const email = `titular-${crypto.randomUUID().slice(0, 8)}@example.com`
      await page.goto(await pathOf('data-request', locale))
      if (javaScriptEnabled) await hydrated(page)
      const form = page.getByRole('main').getByRole('form', { name: request.submit })
      await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
      await form.getByLabel(fields.email, { exact: true }).fill(email)
      await form.getByRole('button', { name: request.submit }).click()
      await expect(form.getByRole('alert')).toContainText(toCorrect)
      await expect(form.getByLabel(request.kind)).toBeFocused()
      await expect(form.getByLabel(fields.email, { exact: true })).toHaveValue(email)
      await form.getByLabel(request.kind).selectOption({ label: request.kinds.access })
      await form.getByRole('checkbox').check()
      await humanDelay()
      await form.getByRole('button', { name: request.submit }).click()
      await expect(
        (javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')).filter({
          hasText: sent,
        }),
      ).toContainText(request.done)
      await page.goto(
        await waitForMailedLink(email, routePath('data-request-confirmation', locale)),
      )
      await page.getByRole('main').getByRole('button', { name: requestConfirmation.submit }).click()
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: requestConfirmation.done({ days: privacyAnswerDays }) }),
      ).toBeVisible()
    })
  })
}
