'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyLimits = lazyPage(async () => (await import('./limits-page.tsx')).LimitsPage)
