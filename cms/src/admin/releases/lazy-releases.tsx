'use client'

import { lazy, Suspense } from 'react'
import type { ReleasesContext } from './releases-page.tsx'

// loaded with this page alone: Payload's import map is one bundle for all pages
const Page = lazy(async () => ({ default: (await import('./releases-page.tsx')).ReleasesPage }))

export const LazyReleases = (props: ReleasesContext) => (
  <Suspense fallback={<main className="sheets changes" aria-busy="true" />}>
    <Page {...props} />
  </Suspense>
)
