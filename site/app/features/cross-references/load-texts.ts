import type { Locale } from '@vitrine/configuration/locales'
import { crossReferencesTexts } from '#texts/cross-references.js'

/** Loads the texts; in a file of its own to keep them out of the first view of a search. */
export const loadTexts = (locale: Locale) => crossReferencesTexts.load(locale)
