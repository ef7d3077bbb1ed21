import type { Locale } from '@vitrine/contract/locales'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { toolingTexts } from '#texts/tooling.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'

/** Loads the texts of the sections of a product; a file of its own, so that the first view does not name them. */
export const loadSectionTexts = (locale: Locale) =>
  Promise.all([
    whereToBuyTexts.load(locale),
    toolingTexts.load(locale),
    crossReferencesTexts.load(locale),
  ])
