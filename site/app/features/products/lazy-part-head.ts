import { lazySection } from '#app/core/lazy-section.tsx'

/** Head of the page of a part number, which the page of a product does not load. */
export const partHead = lazySection(() =>
  import('./part-head.tsx').then(({ PartHead }) => PartHead),
)
