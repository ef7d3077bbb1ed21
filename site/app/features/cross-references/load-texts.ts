import type { Locale } from '@vitrine/configuration/locales'
import { crossReferencesTexts } from '#texts/cross-references.js'

/** Loads the texts; a file of its own, so that the first view of a search does not name them. */
export const loadTexts = (locale: Locale) => crossReferencesTexts.load(locale)
