'use client'

import { lazyPage, lazyPart } from '#src/ui/lazy.tsx'

export const LazyLimits = lazyPage(async () => (await import('./limits-page.tsx')).LimitsPage)
export const LazyLimitsLink = lazyPart(async () => (await import('./limits-link.tsx')).LimitsLink)
