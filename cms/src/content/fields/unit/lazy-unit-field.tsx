'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with its form alone: Payload's import map is one file for all pages
const Unit = lazy(async () => ({ default: (await import('./unit-field.tsx')).UnitField }))

export const LazyUnitField = (props: ComponentProps<typeof Unit>) => (
  <Suspense>
    <Unit {...props} />
  </Suspense>
)
