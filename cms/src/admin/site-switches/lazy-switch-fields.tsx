'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with their form alone: Payload's import map is one file for all pages
const Environment = lazy(async () => ({
  default: (await import('./switch-fields.tsx')).EnvironmentField,
}))
const Maintenance = lazy(async () => ({
  default: (await import('./switch-fields.tsx')).MaintenanceField,
}))

export const LazyEnvironmentField = (props: ComponentProps<typeof Environment>) => (
  <Suspense>
    <Environment {...props} />
  </Suspense>
)

export const LazyMaintenanceField = (props: ComponentProps<typeof Maintenance>) => (
  <Suspense>
    <Maintenance {...props} />
  </Suspense>
)
