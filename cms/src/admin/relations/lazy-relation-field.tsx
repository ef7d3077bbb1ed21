'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyRelationField = lazyPart(
  async () => (await import('./relation-field.tsx')).RelationField,
)
