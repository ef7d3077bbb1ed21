'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyLimitsLink = lazyPart(async () => (await import('./limits-link.tsx')).LimitsLink)
