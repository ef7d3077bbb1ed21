'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Grid = lazy(async () => ({ default: (await import('./variants-grid.tsx')).VariantsGrid }))

/**
 * Grid of part numbers, loaded lazily: Payload bundles all components of the import map together.
 */
export const LazyVariantsGrid: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)
