'use client'

import { lazy, Suspense } from 'react'
import type { GridContext } from './grid-context.ts'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./grid-page.tsx')).GridPage }))

export const LazyGrid = (props: GridContext) => (
  <Suspense fallback={<main className="grid-page changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
