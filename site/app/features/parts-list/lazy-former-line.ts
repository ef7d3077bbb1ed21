import { lazySection } from '#app/core/lazy-section.tsx'

/** Line of a part number that is gone, which few lists have. */
export const formerLine = lazySection(() =>
  import('./former-line.tsx').then(({ FormerLine }) => FormerLine),
)
