import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, then true: what needs JavaScript is rendered only once it is there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false)
}
