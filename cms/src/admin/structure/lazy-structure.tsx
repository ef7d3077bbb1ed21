'use client'

import { lazy, Suspense } from 'react'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./structure-page.tsx')).StructurePage }))

export const LazyStructure = () => (
  <Suspense fallback={<main className="sheets changes" aria-busy="true" />}>
    <Page />
  </Suspense>
)
