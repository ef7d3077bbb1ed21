'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazySheets = lazyPage(async () => (await import('./sheets-page.tsx')).SheetsPage)
