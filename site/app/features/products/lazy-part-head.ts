import { lazySection } from '#app/core/lazy-section.tsx'

/** Head of a part number's page; the product's page does not load it. */
export const partHead = lazySection(() =>
  import('./part-head.tsx').then(({ PartHead }) => PartHead),
)
