'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyGrid = lazyPage(async () => (await import('./grid-page.tsx')).GridPage)
