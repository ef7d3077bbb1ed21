import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@vitrine/configuration/locales'
import { leadFormsTexts, partsListTexts } from './texts.ts'

/** Fills in name and a new address in the quotation form of a list; returns the form. */
export async function fillQuotation(page: Page, locale: Locale): Promise<Locator> {
  const { fields } = leadFormsTexts[locale]
  const form = page.getByRole('form', { name: partsListTexts[locale].quote.submit })
  await form.getByLabel(fields.name, { exact: true }).fill('Rita Moraes')
  await form
    .getByLabel(fields.email, { exact: true })
    .fill(`visitante-${crypto.randomUUID().slice(0, 8)}@example.com`)
  return form
}
