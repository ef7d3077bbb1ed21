import { expect, test } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { leadFormWords } from '../../site/app/i18n/words/lead-forms.ts'
import { whereToBuyWords } from '../../site/app/i18n/words/where-to-buy.ts'
import { knownProduct, pathOf, productPath } from '../addresses.ts'

const person = () => `visitante-${crypto.randomUUID().slice(0, 8)}@example.com`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const locale of localeCodes) {
      test(`a question about a product is asked and gets a number, in ${locale}`, async ({ page }) => {
        const { contact, fields, sent } = leadFormWords[locale]
        const product = await knownProduct(locale)
        await page.goto(productPath(product, locale))
        await page.getByRole('link', { name: whereToBuyWords[locale].ask }).click()
        const form = page.getByRole('form', { name: contact.submit })
        await expect(form.getByText(contact.about(product.title))).toBeVisible()
        if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate')
        await form.getByLabel(contact.department).selectOption({ index: 1 })
        await form.getByLabel(fields.name, { exact: true }).pressSequentially('Rita Moraes', { delay: 60 })
        await form.getByLabel(fields.email, { exact: true }).fill(person())
        await form.getByLabel(fields.message, { exact: true }).pressSequentially(`Preciso do desenho desta peça. ${crypto.randomUUID()}`, { delay: 30 })
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: contact.submit }).click()
        const told = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')
        await expect(told.filter({ hasText: sent })).toContainText(/\d{6}-[A-Z2-9]{6}/)
      })
    }

    test('what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
      const { contact, fields, back } = leadFormWords.br
      await page.goto(await pathOf('contact', 'br'))
      const form = page.getByRole('form', { name: contact.submit })
      // what is sent before the scripts are there is answered as without them
      if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate')
      await form.getByLabel(contact.department).selectOption({ index: 1 })
      await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
      await form.getByLabel(fields.email, { exact: true }).fill('rita@malha')
      await form.getByLabel(fields.message, { exact: true }).fill('Preciso de um desenho do terminal.')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: contact.submit }).click()
      if (javaScriptEnabled) await page.getByRole('alertdialog').getByRole('button', { name: back }).click()
      await expect(form.getByText('Informe um e-mail válido, como nome@empresa.com.br.')).toBeVisible()
      await expect(form.getByLabel(fields.message, { exact: true })).toHaveValue('Preciso de um desenho do terminal.')
      await expect(form.getByLabel(fields.name, { exact: true })).toHaveValue('Rita Moraes')
    })
  })
}
