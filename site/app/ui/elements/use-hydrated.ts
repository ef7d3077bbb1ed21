import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while the part is hydrated, then true, for parts that need JavaScript. They
 * render in an interruptible update after hydration, and at once after a client-side navigation. Each
 * part of a page is hydrated at a time of its own: that one is done says nothing of the others.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
