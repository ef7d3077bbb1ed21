import { useDeferredValue, useEffect } from 'react'

let hydrationDone = false

/**
 * False on the server and during hydration, then true, for parts that need JavaScript. They render
 * in an interruptible update after hydration, and at once after a client-side navigation.
 */
export function useHydrated(): boolean {
  const hydrated = useDeferredValue(true, hydrationDone)
  useEffect(() => {
    hydrationDone = true
  }, [])
  return hydrated
}
