'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyStructure = lazyPage(
  async () => (await import('./structure-page.tsx')).StructurePage,
)
