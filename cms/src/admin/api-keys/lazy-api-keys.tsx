'use client'

import { lazy, Suspense } from 'react'
import type { ApiKeysContext } from './api-keys-page.tsx'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./api-keys-page.tsx')).ApiKeysPage }))

export const LazyApiKeys = (props: ApiKeysContext) => (
  <Suspense fallback={<main className="sheets changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
