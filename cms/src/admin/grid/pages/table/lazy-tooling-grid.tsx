'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Grid of tooling. */
export const LazyToolingGrid = lazyPart(
  async () => (await import('./tooling-grid.tsx')).ToolingGrid,
)
