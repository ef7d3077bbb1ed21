'use client'

import { lazyPage } from '#src/ui/lazy.tsx'

export const LazyWebhooks = lazyPage(async () => (await import('./webhooks-page.tsx')).WebhooksPage)
