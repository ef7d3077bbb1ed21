/** @reading @company @forms @leads */
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { knownProduct, pathOf, productPath } from '../addresses.ts'
import { receiptPattern } from '../contact-message.ts'
import { test } from '../human-delay.ts'
import { hydrated } from '../watched-page.ts'
import { formsTexts, leadFormsTexts, whereToBuyTexts } from '../texts.ts'
import { repeatedIn } from '../nightly.ts'

const person = () => `visitante-${crypto.randomUUID().slice(0, 8)}@example.com`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const locale of localeCodes) {
      test(
        `sends a product question and shows its receipt, in ${locale}`,
        { tag: repeatedIn(locale, 'contact') },
        async ({ page, humanDelay }) => {
          const { contact, fields } = leadFormsTexts[locale]
          const { sent } = formsTexts[locale]
          const product = await knownProduct(locale)
          await page.goto(productPath(product, locale))
          await page.getByRole('link', { name: whereToBuyTexts[locale].ask }).click()
          const form = page.getByRole('form', { name: contact.submit })
          await expect(form.getByText(contact.about({ product: product.title }))).toBeVisible()
          if (javaScriptEnabled) await hydrated(page)
          await form.getByLabel(contact.department).selectOption({ index: 1 })
          await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
          await form.getByLabel(fields.email, { exact: true }).fill(person())
          await form
            .getByLabel(fields.message, { exact: true })
            .fill(`Preciso do desenho desta peça. ${crypto.randomUUID()}`)
          await form.getByRole('checkbox').check()
          await humanDelay()
          await form.getByRole('button', { name: contact.submit }).click()
          const message = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')
          await expect(message.filter({ hasText: sent })).toContainText(receiptPattern)
          // the receipt page is shown again after a reload, with and without script
          await expect(page).toHaveURL(
            new RegExp(`\\?${queryNames.sent[locale]}=${receiptPattern.source}#mensagem$`),
          )
          await page.reload()
          await expect(page.getByRole('status').filter({ hasText: sent })).toContainText(
            receiptPattern,
          )
          await page.getByRole('link', { name: contact.another }).click()
          await expect(form.getByLabel(fields.message, { exact: true })).toHaveValue('')
        },
      )
    }

    test('shows errors at their fields and keeps the input', async ({ page }) => {
      const { contact, fields } = leadFormsTexts.br
      await page.goto(await pathOf('contact', 'br'))
      const form = page.getByRole('form', { name: contact.submit })
      // before hydration the form is posted without script
      if (javaScriptEnabled) await hydrated(page)
      await form.getByLabel(contact.department).selectOption({ index: 1 })
      await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
      await form.getByLabel(fields.email, { exact: true }).fill('rita@malha')
      await form
        .getByLabel(fields.message, { exact: true })
        .fill('Preciso de um desenho do terminal.')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: contact.submit }).click()
      const email = form.getByLabel(fields.email, { exact: true })
      await expect(email).toHaveAccessibleDescription(
        'Informe um e-mail válido, como nome@empresa.com.br.',
      )
      await expect(email).toBeFocused()
      const summary = form.getByRole('alert')
      await expect(summary).toContainText(formsTexts.br.toCorrect)
      await expect(summary.getByRole('link')).toHaveText(
        formsTexts.br.of({
          label: fields.email,
          problem: 'Informe um e-mail válido, como nome@empresa.com.br.',
        }),
      )
      await expect(form.getByLabel(fields.message, { exact: true })).toHaveValue(
        'Preciso de um desenho do terminal.',
      )
      await expect(form.getByLabel(fields.name, { exact: true })).toHaveValue('Rita Moraes')
    })
  })
}
