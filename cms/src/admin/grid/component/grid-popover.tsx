'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import './grid-popover.css'

interface Props {
  label: string
  /** Button that opened the popover, which is placed below the button. */
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** Minimum distance from the edges of the window, px. */
const edge = 8

/** True if the focus is nowhere or in a closed popover. */
const isLost = (popover: HTMLElement | null, focused: Element | null): boolean =>
  focused === null || focused === document.body || popover?.contains(focused) === true

/** Floating panel of a grid; Escape and clicks outside close it. */
export function GridPopover({ label, anchor, onClose, children }: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current) return
    current.showPopover()
    const { left, bottom } = anchor.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = current
    current.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - offsetWidth - edge))}px`
    current.style.top = `${Math.max(edge, Math.min(bottom + 4, window.innerHeight - offsetHeight - edge))}px`
    current.querySelector<HTMLElement>('input, button')?.focus()
  }, [anchor])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps keys of its fields from the panel's shortcuts
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="variants-grid__popover"
      onToggle={(event) => {
        if (event.newState !== 'closed') return
        // the event comes later than the next key, which may have moved the focus
        if (isLost(panel.current, document.activeElement)) anchor.focus()
        onClose()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Enter in a field would submit the form of the document
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          panel.current?.hidePopover()
        }
      }}
    >
      {children}
    </div>
  )
}
