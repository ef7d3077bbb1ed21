import { servedPart } from '#app/core/served-part.tsx'
import { curvesTexts } from '#texts/curves.js'

/** Curves of a product. */
export const curves = servedPart(async (locale) => {
  const [{ CurvesSection }] = await Promise.all([
    import('./curves-section.tsx'),
    curvesTexts.load(locale),
  ])
  return CurvesSection
})
