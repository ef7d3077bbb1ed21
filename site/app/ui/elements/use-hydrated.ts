import { useDeferredValue, useEffect } from 'react'

let takenOver = false

/**
 * False on the server and while hydrating, then true: what needs JavaScript is rendered only once
 * it is there. It comes
 * by itself after the page was taken over, in pieces that let a press through; in a screen that is
 * navigated to, at once.
 */
export function useHydrated(): boolean {
  const hydrated = useDeferredValue(true, takenOver)
  useEffect(() => {
    takenOver = true
  }, [])
  return hydrated
}
