import { servedPart } from '#app/core/served-part.tsx'

/** Curves of a product. */
export const curves = servedPart((locale) =>
  import('./curves-section.tsx').then(({ loadCurves }) => loadCurves(locale)),
)
