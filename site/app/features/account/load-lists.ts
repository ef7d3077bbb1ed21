import type { Locale } from '@vitrine/configuration/locales'
import { formsTexts } from '#texts/forms.js'
import { KeptLists } from './kept-lists.tsx'

/** Lists of a member with their forms and texts. Loaded by itself, so that the first view has neither. */
export async function loadLists(locale: Locale) {
  await formsTexts.load(locale)
  return KeptLists
}
