'use client'

import { lazy, Suspense } from 'react'
import type { JSONFieldClientComponent } from 'payload'

const Field = lazy(async () => ({ default: (await import('./curves-field.tsx')).CurvesField }))

/** Curves, whose scripts load only with their form: Payload's import map is one file. */
export const LazyCurvesField: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
)
