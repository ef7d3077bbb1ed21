'use client'

import { lazy, Suspense } from 'react'
import { useIsBrowser } from '#src/admin/panel/use-is-browser.ts'
import { lazyPart } from '#src/ui/lazy.tsx'
import type { ReplyFormProps } from './reply-form.tsx'
import type { WorkFormProps } from './work-form.tsx'

// loaded on demand, so that the other pages of the panel do not load the code of the inbox
const ReplyForm = lazy(() => import('./reply-form.tsx').then((m) => ({ default: m.ReplyForm })))
const WorkForm = lazy(() => import('./work-form.tsx').then((m) => ({ default: m.WorkForm })))

/** Reply form, not rendered on the server: its draft is in the browser's storage. */
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

/** State, owner, reminder and note of a lead; not rendered on the server. */
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
export const LazyCopy = lazyPart(async () => (await import('./copy-lines.tsx')).CopyLines)
