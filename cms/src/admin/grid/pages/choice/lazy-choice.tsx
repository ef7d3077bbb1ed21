'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyChoice = lazyPage(async () => (await import('./choice-page.tsx')).ChoicePage)
