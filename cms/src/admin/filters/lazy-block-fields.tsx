'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Filters or columns of a block: one component, since each in the import map costs every page. */
export const LazyBlockList = lazyPart(async () => (await import('./block-fields.tsx')).BlockList)
