'use client'

import { lazy, Suspense } from 'react'
import type { WebhooksContext } from './webhooks-page.tsx'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./webhooks-page.tsx')).WebhooksPage }))

export const LazyWebhooks = (props: WebhooksContext) => (
  <Suspense fallback={<main className="sheets changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
