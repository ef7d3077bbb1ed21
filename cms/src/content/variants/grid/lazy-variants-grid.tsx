'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Grid = lazy(async () => ({ default: (await import('./variants-grid.tsx')).VariantsGrid }))

/** Grid of part numbers, whose scripts load with its form: Payload's import map is one file. */
export const LazyVariantsGrid: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)
