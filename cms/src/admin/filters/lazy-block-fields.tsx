'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

const load = () => import('./block-fields.tsx')

/** Filters of a block of a page. */
export const LazyBlockFilters = lazyPart(async () => (await load()).BlockFilters)

/** Columns of a block of a page. */
export const LazyBlockColumns = lazyPart(async () => (await load()).BlockColumns)
