'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with this page alone: Payload's import map is one file for all pages
const Form = lazy(async () => ({ default: (await import('./product-form.tsx')).ProductForm }))

export const LazyProductForm = (props: ComponentProps<typeof Form>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)
