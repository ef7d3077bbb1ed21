'use client'

import { lazy, Suspense } from 'react'

// loaded with their lists alone: Payload's import map is one file for all pages
const MemberDecisions = lazy(async () => ({ default: (await import('./decisions.tsx')).Decisions }))
const Again = lazy(async () => ({ default: (await import('./send-again.tsx')).SendAgain }))

export const LazyDecisions = () => (
  <Suspense>
    <MemberDecisions />
  </Suspense>
)

export const LazySendAgain = () => (
  <Suspense>
    <Again />
  </Suspense>
)
