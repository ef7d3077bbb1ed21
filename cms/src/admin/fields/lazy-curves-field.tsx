'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyCurvesField = lazyPart(
  async () => (await import('./declared-curves.tsx')).DeclaredCurves,
)
