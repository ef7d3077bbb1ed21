import type { Locale } from '@vitrine/configuration/locales'
import { companyTexts } from '#texts/company.js'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { ListForms } from './list-forms.tsx'

/** Forms below a list with their texts. Loaded by itself, so that the first view has neither. */
export async function loadForms(locale: Locale) {
  await Promise.all([companyTexts, formsTexts, leadFormsTexts].map((texts) => texts.load(locale)))
  return ListForms
}
