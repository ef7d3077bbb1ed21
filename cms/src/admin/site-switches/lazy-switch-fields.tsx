'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyEnvironmentField = lazyPart(
  async () => (await import('./switch-fields.tsx')).EnvironmentField,
)

export const LazyMaintenanceField = lazyPart(
  async () => (await import('./switch-fields.tsx')).MaintenanceField,
)
