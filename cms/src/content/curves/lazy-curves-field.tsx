'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with forms of products alone: Payload's import map is one file for all pages
const Field = lazy(async () => ({
  default: (await import('./declared-curves.tsx')).DeclaredCurves,
}))

export const LazyCurvesField = (props: ComponentProps<typeof Field>) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
)
