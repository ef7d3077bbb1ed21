'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyMisfitValues = lazyPart(
  async () => (await import('./variants-grid.tsx')).MisfitValues,
)
