import { lazySection } from '#app/core/lazy-section.tsx'

/** Curves of a product. */
export const curves = lazySection((locale) =>
  import('./curves-section.tsx').then(({ loadCurves }) => loadCurves(locale)),
)
