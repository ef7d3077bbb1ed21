'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyApiKeys = lazyPage(async () => (await import('./api-keys-page.tsx')).ApiKeysPage)
