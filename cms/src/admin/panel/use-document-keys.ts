import { useEffect, useEffectEvent } from 'react'

/**
 * Calls a handler with each key that is pressed. The listener stays the same: one that is replaced
 * while an event is being dispatched does not get it, and React renders between two listeners.
 */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
