'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Grid = lazy(async () => ({ default: (await import('./references-grid.tsx')).ReferencesGrid }))

/** Grid of another maker's numbers, whose scripts load with its form: Payload's import map is one file. */
export const LazyReferencesGrid: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)
