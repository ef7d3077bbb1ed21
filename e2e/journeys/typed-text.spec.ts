/** @reading @forms @parts-list */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { receiptPattern } from '../contact-message.ts'
import { knownProduct, pathOf, productPath } from '../addresses.ts'
import { listPath } from '../../site/shared/parts-list/list-path.ts'
import { test } from '../human-delay.ts'
import { fillQuotation } from '../quotation-form.ts'
import { formsTexts, leadFormsTexts, partsListTexts } from '../texts.ts'
import { hydrated, hydratedPart } from '../watched-page.ts'

const { contact, fields } = leadFormsTexts.br
const formOf = (page: Page) => page.getByRole('form', { name: contact.submit })
const messageOf = (page: Page) => formOf(page).getByLabel(fields.message, { exact: true })
const text = 'Preciso do desenho do terminal, com as cotas do furo.'

async function fillIn(page: Page): Promise<void> {
  await page.goto(await pathOf('contact', 'br'))
  await hydrated(page)
  const form = formOf(page)
  await form.getByLabel(contact.department).selectOption({ index: 1 })
  await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
  await form
    .getByLabel(fields.email, { exact: true })
    .fill(`visitante-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await messageOf(page).fill(text)
  await form.getByRole('checkbox').check()
}

test('a form that is sent offline reports it, keeps its text, and is sent once the network is back', async ({
  page,
  context,
  humanDelay,
}) => {
  await fillIn(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await humanDelay()
  await context.setOffline(true)
  await formOf(page).getByRole('button', { name: contact.submit }).click()
  await expect(page.getByRole('alertdialog')).toContainText(formsTexts.br.lost)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.getByRole('alertdialog').getByRole('button', { name: formsTexts.br.back }).click()
  await expect(messageOf(page)).toHaveValue(text)
  await expect(formOf(page).getByText(formsTexts.br.lost)).toBeVisible()
  await context.setOffline(false)
  await formOf(page).getByRole('button', { name: contact.submit }).click()
  await expect(page.getByRole('dialog')).toContainText(receiptPattern)
  await page.goto(await pathOf('contact', 'br'))
  await hydrated(page)
  await expect(messageOf(page), 'what was sent is no draft').toHaveValue('')
})

test('a form has its text after the privacy policy was read, and after a reload', async ({
  page,
}) => {
  await fillIn(page)
  await page.goto(await pathOf('privacy-policy', 'br'))
  await page.goBack()
  await hydrated(page)
  await expect(messageOf(page)).toHaveValue(text)
  await expect(formOf(page).getByRole('checkbox')).toBeChecked()
  await page.reload()
  await hydrated(page)
  await expect(messageOf(page)).toHaveValue(text)
  await expect(formOf(page).getByLabel(fields.name, { exact: true })).toHaveValue('Rita Moraes')
})

test('a form that is filled in before its code has come is not taken for a robot’s', async ({
  page,
  humanDelay,
}) => {
  const { quote } = partsListTexts.br
  let deliver = (): void => undefined
  const late = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/load-forms-*.js', async (route) => {
    await late
    await route.continue()
  })
  const product = await knownProduct('br')
  const items = product.variants
    .slice(0, 1)
    .map(({ part_number: code }) => ({ code, quantity: 20 }))
  await page.goto(listPath(items, 'br'))
  await hydrated(page)
  const form = await fillQuotation(page, 'br')
  await form.getByRole('checkbox').check()
  await humanDelay()
  deliver()
  await hydratedPart(form)
  await form.getByRole('button', { name: quote.submit }).click()
  await expect(page.getByRole('dialog')).toContainText(receiptPattern)
})

test('a part number is put on the list offline', async ({ page, context }) => {
  await page.goto(productPath(await knownProduct('br'), 'br'))
  await hydrated(page)
  // code that the first activity loads
  await page.mouse.move(200, 200)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/visitor-parts-')),
      ),
    )
    .toBe(true)
  await context.setOffline(true)
  const add = page.locator('a[data-add-part]').first()
  const code = await add.getAttribute('data-add-part')
  await add.click()
  await expect(page.locator('[data-list-status]')).toContainText(code ?? '')
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await page.goto(await pathOf('parts-list', 'br'))
  await expect(page.locator('main')).toContainText(code ?? '')
})
