'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyDecisions = lazyPart(async () => (await import('./decisions.tsx')).Decisions)

export const LazySendAgain = lazyPart(async () => (await import('./send-again.tsx')).SendAgain)
