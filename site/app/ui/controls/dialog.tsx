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
   * `modal`: centered; `sheet`: from the lower edge on phones, for filters; `side`: the menu;
   * `top`: the search, at full width.
   */
  variant?: 'modal' | 'sheet' | 'side' | 'top' | undefined
  /** Sticky content beside the close button. */
  lead?: ReactNode
  /** Sticky buttons at the bottom. */
  actions?: ReactNode
  /** Maximum width, px. */
  width?: number | undefined
  /** False if only its own buttons close it. */
  closable?: boolean | undefined
  /** Role of a question that must be answered. */
  role?: 'alertdialog' | undefined
  children: ReactNode
}

/** Native modal `dialog`: traps the focus, closes on Escape and restores the focus. */
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
    // set by script: the CSP allows no style attributes
    if (width !== undefined) ref.current?.style.setProperty('--width', `${width}px`)
  }, [width])

  // a search field would consume the first Escape
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (closable) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- backdrop press; the keyboard has Escape and the button
    <dialog
      ref={ref}
      className={styles.dialog}
      data-variant={variant}
      role={role}
      aria-labelledby={titleId}
      // the close event is asynchronous: the dialog may have been reopened
      onClose={(event) => !event.currentTarget.open && onClose()}
      onCancel={(event) => !closable && event.preventDefault()}
      onKeyDown={onKeyDown}
      onClick={(event) => closable && event.target === event.currentTarget && onClose()}
    >
      {/* fills the dialog, so that only clicks on the backdrop target the dialog itself */}
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
