'use client'

import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#src/admin/panel/use-is-browser.ts'
import { lazyPart } from '#src/ui/lazy.tsx'
import type { DeskProps } from './desk.tsx'

// loaded only with this page, so that the panel’s first load contains no code of the desk
const Desk = lazy(() => import('./desk.tsx').then((m) => ({ default: m.Desk })))

/** Desk of a document, in the browser only: unsaved texts are kept there. */
export function LazyDesk(props: DeskProps) {
  const placeholder = <section className="desk" aria-busy="true" />
  return useIsBrowser() ? (
    <Suspense fallback={placeholder}>
      <Desk {...props} />
    </Suspense>
  ) : (
    placeholder
  )
}

/** Button that publishes the ready translations of a language. */
export const LazyPublish = lazyPart(async () => (await import('./ready-buttons.tsx')).PublishReady)

/** Button that hands in the ready translations of a language. */
export const LazyHandIn = lazyPart(async () => (await import('./ready-buttons.tsx')).HandInReady)
