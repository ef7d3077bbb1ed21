'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Grid of part numbers. */
export const LazyVariantsGrid = lazyPart(
  async () => (await import('./variants-grid.tsx')).VariantsGrid,
)
