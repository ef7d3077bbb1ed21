'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyReleases = lazyPage(async () => (await import('./releases-page.tsx')).ReleasesPage)
