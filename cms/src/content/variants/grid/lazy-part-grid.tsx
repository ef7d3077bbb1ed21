'use client'

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { PartGridProps } from './part-grid.tsx'

const Grid = lazy(async () => ({ default: (await import('./part-grid.tsx')).PartGrid }))

/** Grid whose scripts load with the first one on a screen: Payload's import map is one file. */
export function LazyPartGrid(props: PartGridProps): ReactNode {
  return (
    <Suspense>
      <Grid {...props} />
    </Suspense>
  )
}
