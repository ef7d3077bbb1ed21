'use client'

import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#src/admin/panel/use-is-browser.ts'
import type { DeskProps } from './desk.tsx'
import type { PublishProps } from './publish-ready.tsx'

// loaded only with this page, so that the panel’s first load contains no code of the desk
const Desk = lazy(() => import('./desk.tsx').then((m) => ({ default: m.Desk })))
const PublishReady = lazy(() =>
  import('./publish-ready.tsx').then((m) => ({ default: m.PublishReady })),
)

const HandInReady = lazy(() =>
  import('./hand-in-ready.tsx').then((m) => ({ default: m.HandInReady })),
)

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
export const LazyPublish = (props: PublishProps) => (
  <Suspense>
    <PublishReady {...props} />
  </Suspense>
)

/** Button that hands in the ready translations of a language. */
export const LazyHandIn = (props: PublishProps) => (
  <Suspense>
    <HandInReady {...props} />
  </Suspense>
)
