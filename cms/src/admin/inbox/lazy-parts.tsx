'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ReplyFormProps } from './reply-form.tsx'
import type { WorkFormProps } from './work-form.tsx'

// loaded only with this page, so that the panel’s first load contains no code of the inbox
const ReplyForm = lazy(() => import('./reply-form.tsx').then((m) => ({ default: m.ReplyForm })))
const WorkForm = lazy(() => import('./work-form.tsx').then((m) => ({ default: m.WorkForm })))
const CopyButton = lazy(() => import('./copy-lines.tsx').then((m) => ({ default: m.CopyLines })))

const unchanging = (): (() => void) => () => undefined

/** True if the page is in a browser; false while the server renders it and during hydration. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/** Form of a reply, in the browser only: its draft is there. */
export function LazyReply(props: ReplyFormProps) {
  const placeholder = <div className="inbox__reply" />
  return useIsBrowser() ? (
    <Suspense fallback={placeholder}>
      <ReplyForm {...props} />
    </Suspense>
  ) : (
    placeholder
  )
}

/** State, owner, reminder and note of a lead, in the browser only. */
export function LazySide(props: WorkFormProps) {
  const placeholder = <div className="inbox__block inbox__work" />
  return useIsBrowser() ? (
    <Suspense fallback={placeholder}>
      <WorkForm {...props} />
    </Suspense>
  ) : (
    placeholder
  )
}

/** Button that copies the lines of a quotation. */
export const LazyCopy = (props: { text: string }) => (
  <Suspense>
    <CopyButton {...props} />
  </Suspense>
)
