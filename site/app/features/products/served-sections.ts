import { servedPart } from '#app/core/served-part.tsx'

/** Sections of a product below its table. */
export const sections = servedPart(async (locale) => {
  const [{ ProductSections }] = await Promise.all([
    import('./product-sections.tsx'),
    import('./section-texts.ts').then(({ loadSectionTexts }) => loadSectionTexts(locale)),
  ])
  return ProductSections
})
