import type { Locale } from '@vitrine/contract/locales'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'

/** Loads the texts of the forms below a list; a file of its own, so that the first view does not name them. */
export const loadFormTexts = (locale: Locale) =>
  Promise.all([formsTexts.load(locale), leadFormsTexts.load(locale)])
