import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /**
   * `sheet`: rises from the lower edge on a phone, for filters; `side`: the menu; `top`: the
   * search, across the whole width.
   */
  variant?: 'modal' | 'sheet' | 'side' | 'top' | undefined
  /** Stays in view beside the closing button while the body scrolls. */
  lead?: ReactNode
  /** Buttons that stay in view at the foot. */
  actions?: ReactNode
  /** At most so wide, px. */
  width?: number | undefined
  /** False: only its own buttons close it. */
  closable?: boolean | undefined
  /** What the question is about interrupts whoever listens. */
  role?: 'alertdialog' | undefined
  children: ReactNode
}

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  variant = 'modal',
  lead,
  actions,
  width,
  closable = true,
  role,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (!open) return dialog.close()
    const root = document.documentElement
    if (document.querySelector('dialog[open]') === null)
      root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
    dialog.showModal()
  }, [open])

  useEffect(() => {
    // the pages allow no style attributes, which is what a rendered width would be
    if (width !== undefined) ref.current?.style.setProperty('--width', `${width}px`)
  }, [width])

  // a search field would keep the first Escape for itself
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (closable) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a press on the backdrop; the keyboard has Escape and the button
    <dialog
      ref={ref}
      className={styles.dialog}
      data-variant={variant}
      role={role}
      aria-labelledby={titleId}
      // told late: by then it may have been opened anew
      onClose={(event) => !event.currentTarget.open && onClose()}
      onCancel={(event) => !closable && event.preventDefault()}
      onKeyDown={onKeyDown}
      onClick={(event) => closable && event.target === event.currentTarget && onClose()}
    >
      {/* fills the dialog, so that only a press on the backdrop meets the dialog itself */}
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {lead}
          {closable && <Button variant="quiet" icon="close" label={closeLabel} onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
