import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Non-modal element that closes on Escape and restores the focus; returns the close function. */
export function useDismissable(
  ref: RefObject<HTMLElement | null>,
  onClose: () => void,
): () => void {
  const previousFocus = useRef<HTMLElement | null>(null)

  function close(): void {
    const inside = ref.current?.contains(document.activeElement)
    onClose()
    const target = previousFocus.current?.isConnected
      ? previousFocus.current
      : document.querySelector('main')
    if (inside) target?.focus({ preventScroll: true })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // an open dialog or menu handles the key first
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      document.querySelector('dialog[open], header details[open]') === null
    )
      close()
  })

  useEffect(() => {
    const frame = ref.current
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !frame?.contains(relatedTarget))
        previousFocus.current = relatedTarget
    }
    const onKey = (event: KeyboardEvent): void => onKeyDown(event)
    frame?.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKey)
    return () => {
      frame?.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKey)
    }
  }, [ref])

  return close
}
