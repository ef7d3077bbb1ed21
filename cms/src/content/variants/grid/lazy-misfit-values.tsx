'use client'

import { lazy, Suspense } from 'react'

// loaded with forms of products alone: Payload's import map is one file for all pages
const Values = lazy(async () => ({ default: (await import('./variants-grid.tsx')).MisfitValues }))

export const LazyMisfitValues = () => (
  <Suspense>
    <Values />
  </Suspense>
)
