'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Grid = lazy(async () => ({ default: (await import('./tooling-grid.tsx')).ToolingGrid }))

/** Grid of tooling, whose scripts load with its form: Payload's import map is one file. */
export const LazyToolingGrid: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Grid {...props} />
  </Suspense>
)
