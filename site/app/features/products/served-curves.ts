import { servedPart } from '#app/core/served-part.tsx'

/** Curves of a product. */
export const curves = servedPart(() =>
  import('./curves-section.tsx').then(({ CurvesSection }) => CurvesSection),
)
