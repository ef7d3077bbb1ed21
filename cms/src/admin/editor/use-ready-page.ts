'use client'

import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Type of the messages between the panel and a previewed page of the site. */
const messageType = 'payload-live-preview'

/**
 * Number of times that the previewed page of a frame has reported that it is ready, and the function
 * that sets it to 0.
 */
export function useReadyPage(
  frame: RefObject<HTMLIFrameElement | null>,
): [readyCount: number, reset: () => void] {
  const [readyCount, setReadyCount] = useState(0)
  useEffect(() => {
    const onMessage = ({ source, origin, data: message }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const { type, ready } = Object(message)
      if (type === messageType && ready === true) setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  return [readyCount, () => setReadyCount(0)]
}

/** Posts the values of a document's form to the previewed page of a frame. */
export function postToPage(
  frame: HTMLIFrameElement | null,
  document: { collectionSlug: string | undefined; locale: string; data: Record<string, unknown> },
): void {
  frame?.contentWindow?.postMessage({ type: messageType, ...document }, window.location.origin)
}
