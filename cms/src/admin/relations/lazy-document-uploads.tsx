'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyDocumentUploads = lazyPart(
  async () => (await import('./document-uploads.tsx')).DocumentUploads,
)
