import { servedPart } from '#app/core/served-part.tsx'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { toolingTexts } from '#texts/tooling.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'

/** Sections of a product below its table. */
export const sections = servedPart(async (locale) => {
  const [{ ProductSections }] = await Promise.all([
    import('./product-sections.tsx'),
    whereToBuyTexts.load(locale),
    toolingTexts.load(locale),
    crossReferencesTexts.load(locale),
  ])
  return ProductSections
})
