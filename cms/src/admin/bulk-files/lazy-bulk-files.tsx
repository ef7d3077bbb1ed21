'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyBulkFiles = lazyPage(
  async () => (await import('./bulk-files-page.tsx')).BulkFilesPage,
)
