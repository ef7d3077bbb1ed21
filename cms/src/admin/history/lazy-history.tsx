'use client'

import { lazy, Suspense } from 'react'
import type { HistoryContext } from './history-context.ts'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./history-page.tsx')).HistoryPage }))

export const LazyHistory = (props: HistoryContext) => (
  <Suspense fallback={<main className="history changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
