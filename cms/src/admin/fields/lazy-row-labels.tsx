'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Head of a block in a form. */
export const LazyBlockLabel = lazyPart(async () => (await import('./block-label.tsx')).BlockLabel)

/** Head of an entry of a menu in a form. */
export const LazyMenuLabel = lazyPart(async () => (await import('./menu-label.tsx')).MenuLabel)
