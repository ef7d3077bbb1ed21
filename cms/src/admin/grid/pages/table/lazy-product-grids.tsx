'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Grids of a product's form, in one chunk: they share most of their code. */
const load = () => import('./product-grids.ts')

/** Grid of part numbers. */
export const LazyVariantsGrid = lazyPart(async () => (await load()).VariantsGrid)

export const LazyMisfitValues = lazyPart(async () => (await load()).MisfitValues)

/** Grid of tooling. */
export const LazyToolingGrid = lazyPart(async () => (await load()).ToolingGrid)
