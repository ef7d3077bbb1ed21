import { useSyncExternalStore } from 'react'

const unchanging = (): (() => void) => () => undefined

/** True in a browser, once the component is hydrated: before, nothing answers a press. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
