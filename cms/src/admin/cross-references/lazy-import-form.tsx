'use client'

import { lazy, Suspense } from 'react'

// loaded with this page alone: Payload's import map is one file for all pages
const Form = lazy(async () => ({ default: (await import('./import-form.tsx')).ImportForm }))

export const LazyImportForm = () => (
  <Suspense>
    <Form />
  </Suspense>
)
