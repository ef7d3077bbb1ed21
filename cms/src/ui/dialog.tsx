'use client'

import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface DialogProps {
  title: string
  /** As wide as a table needs; by default as sentences and fields do. */
  isWide?: boolean
  /** True: a click outside closes it too, as Escape does. */
  isLight?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Native modal `<dialog>`, open as long as it is rendered: keeps the focus inside and gives it back,
 * closes on Escape, and stops the keyboard shortcuts of the panel.
 */
export function Dialog({
  title,
  isWide = false,
  isLight = false,
  onClose,
  children,
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // the focus goes back only from a dialog that is closed before it is removed
    return () => current?.close()
  }, [])
  // rendered into the body: inside the document's form, a submit button of the dialog would submit
  // that form
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps events from the page
    <dialog
      ref={dialog}
      className={isWide ? 'ui-dialog ui-dialog--wide' : 'ui-dialog'}
      aria-labelledby={id}
      closedby={isLight ? 'any' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // React's events go through the portal to the page: its keys, and the document's form
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
