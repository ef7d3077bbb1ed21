'use client'

import { lazy, Suspense } from 'react'
import type { SheetsContext } from './sheets-page.tsx'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./sheets-page.tsx')).SheetsPage }))

export const LazySheets = (props: SheetsContext) => (
  <Suspense fallback={<main className="sheets changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
