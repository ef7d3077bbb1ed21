import type { Locale } from '@vitrine/configuration/locales'
import { companyTexts } from '#texts/company.js'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { ListForms } from './list-forms.tsx'

/**
 * Forms below a list with their texts, in a chunk of their own to keep them out of the first view.
 */
export async function loadForms(locale: Locale) {
  await Promise.all([companyTexts, formsTexts, leadFormsTexts].map((texts) => texts.load(locale)))
  return ListForms
}
