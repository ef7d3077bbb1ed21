import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a `details` behave as a menu: closes on Escape (restoring the focus), on a click outside,
 * and when a link is followed.
 */
export function useLightDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (details === null) return

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details?.open) return
      const inside = details.contains(document.activeElement)
      details.open = false
      if (inside) details.querySelector('summary')?.focus()
    }
    function onPointerDown(event: PointerEvent) {
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    function onClick(event: MouseEvent) {
      if (details && event.target instanceof Element && event.target.closest('a'))
        details.open = false
    }

    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    details.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      details.removeEventListener('click', onClick)
    }
  }, [ref])
}
