'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with this page alone: Payload's import map is one file for all pages
const Row = lazy(async () => ({ default: (await import('./search-row.tsx')).SearchRow }))

export const LazySearchRow = (props: ComponentProps<typeof Row>) => (
  <Suspense>
    <Row {...props} />
  </Suspense>
)
