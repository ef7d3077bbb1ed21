'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyHistory = lazyPage(async () => (await import('./history-page.tsx')).HistoryPage)
