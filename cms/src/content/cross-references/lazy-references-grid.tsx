'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Grid = lazy(async () => ({ default: (await import('./references-grid.tsx')).ReferencesGrid }))

/**
 * Grid of another maker's part numbers, loaded lazily: Payload bundles all components of the import
 * map together.
 */
export const LazyReferencesGrid: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)
