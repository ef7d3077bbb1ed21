import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { leadFormWords } from '../../site/app/i18n/words/lead-forms.ts'
import { pathOf } from '../addresses.ts'

const { application: words, fields, sent, failed } = leadFormWords.br
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')

async function fill(page: Page, file: { name: string; buffer: Buffer }, scripts: boolean) {
  await page.goto(await pathOf('work-with-us', 'br'))
  const form = page.getByRole('form', { name: words.submit })
  if (scripts) await expect(form).toHaveAttribute('novalidate')
  for (const label of [words.interest, words.education]) await form.getByLabel(label).selectOption({ index: 1 })
  await form.getByLabel(fields.name, { exact: true }).pressSequentially('Caio Lemos de Souza', { delay: 100 })
  await form.getByLabel(fields.email, { exact: true }).fill(`candidato-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await form.getByLabel(fields.phone, { exact: true }).fill('+55 19 90000-0000')
  await form.getByLabel(fields.city, { exact: true }).fill('Campinas')
  await form.getByLabel(fields.state, { exact: true }).fill('SP')
  await form.getByLabel(words.cv, { exact: true }).setInputFiles({ ...file, mimeType: 'application/pdf' })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: words.submit }).click()
  return form
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('an application with its CV is sent and gets a number', async ({ page }) => {
      await fill(page, { name: 'currículo.pdf', buffer: pdf }, javaScriptEnabled)
      const told = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')
      await expect(told.filter({ hasText: sent })).toContainText(/\d{6}-[A-Z2-9]{6}/)
    })
    test('a file that is no CV is refused, and what was typed is still there', async ({ page }) => {
      const form = await fill(page, { name: 'cv.pdf', buffer: Buffer.from('<!doctype html>') }, javaScriptEnabled)
      await expect(page.getByText(failed).first()).toBeVisible()
      await expect(form.getByText('Envie um PDF, DOC ou DOCX.')).toBeVisible()
      await expect(form.getByLabel(fields.city, { exact: true })).toHaveValue('Campinas')
    })
  })
}
