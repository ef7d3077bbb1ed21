'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Grid of another maker's numbers. */
export const LazyReferencesGrid = lazyPart(
  async () => (await import('./references-grid.tsx')).ReferencesGrid,
)
