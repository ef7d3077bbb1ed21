'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyUnitField = lazyPart(async () => (await import('./unit-field.tsx')).UnitField)
