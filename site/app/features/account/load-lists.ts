import type { Locale } from '@vitrine/configuration/locales'
import { formsTexts } from '#texts/forms.js'
import { SavedLists } from './saved-lists.tsx'

/**
 * Lists of a member with their forms and texts, in a chunk of their own to keep them out of the
 * first view.
 */
export async function loadLists(locale: Locale) {
  await formsTexts.load(locale)
  return SavedLists
}
