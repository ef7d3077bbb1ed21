'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded with this page alone; forms are in the browser only, which keeps what is typed
const SendForm = dynamic(() => import('./send-form.tsx').then((module) => module.SendForm), {
  ssr: false,
})
const ReceiveForm = dynamic(
  () => import('./receive-form.tsx').then((module) => module.ReceiveForm),
  { ssr: false },
)
const ReviewDocument = dynamic(
  () => import('./review-document.tsx').then((module) => module.ReviewDocumentForm),
  { ssr: false },
)
const Discard = dynamic(() => import('./receive-form.tsx').then((module) => module.Discard), {
  ssr: false,
})

export const LazySendForm = (props: ComponentProps<typeof SendForm>) => <SendForm {...props} />
export const LazyReceiveForm = (props: ComponentProps<typeof ReceiveForm>) => (
  <ReceiveForm {...props} />
)
export const LazyDiscard = (props: ComponentProps<typeof Discard>) => <Discard {...props} />
export const LazyReviewDocument = (props: ComponentProps<typeof ReviewDocument>) => (
  <ReviewDocument {...props} />
)
