'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyListPage = lazyPage(async () => (await import('./list-page.tsx')).ListPage)
