import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and during hydration of the component, then true. For components that need
 * JavaScript: they render in an interruptible update after hydration, and at once after a
 * client-side navigation. Parts of a page are hydrated at different times, so the value of one
 * component does not apply to others.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
