import type { Locale } from '@vitrine/configuration/locales'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { documentsTexts } from '#texts/documents.js'
import { toolingTexts } from '#texts/tooling.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { ProductSections } from './product-sections.tsx'

/**
 * Sections of a product with their texts, in a chunk of their own to keep them out of the first
 * view.
 */
export async function loadSections(locale: Locale) {
  await Promise.all(
    [crossReferencesTexts, documentsTexts, toolingTexts, whereToBuyTexts].map(({ load }) =>
      load(locale),
    ),
  )
  return ProductSections
}
