/** Tone of a modal; selects its icon. */
export type ModalType = 'success' | 'error' | 'warning' | 'info'

/** Status modal (R3). */
export interface Modal {
  show: boolean
  type: ModalType
  title: string
  message: string
  /** Maximum width in px. */
  width: number
  /** True if the close button, Escape and the backdrop close it. */
  close: boolean
  /** Called after it is hidden. */
  action: (() => void) | undefined
  /** URL to navigate to after hiding; empty: none. */
  actionUrl: string
  /** Label of its button; `undefined`: "back" in the page's locale. */
  actionLabel: string | undefined
}

/** Content of a status modal; omitted properties have their defaults. */
export type ModalContent = Pick<Modal, 'title' | 'message'> & Partial<Omit<Modal, 'show'>>

/** Defaults of R3 and R9; the label's default depends on the locale. */
export const modalDefaults: Modal = {
  show: false,
  type: 'info',
  title: '',
  message: '',
  width: 494,
  close: true,
  action: undefined,
  actionUrl: '',
  actionLabel: undefined,
}

/** Opens a modal with the defaults (R4). */
export function shownModal(content: ModalContent): Modal {
  return { ...modalDefaults, ...content, show: true }
}

/** Hides a modal, runs its action and navigates to its URL (R4). No effect on a hidden modal. */
export function hiddenModal(modal: Modal, goTo: (url: string) => void): Modal {
  if (!modal.show) return modal
  modal.action?.()
  if (modal.actionUrl !== '') goTo(modal.actionUrl)
  return { ...modal, show: false }
}

/** Action modal: asks for confirmation. */
export interface Question {
  type?: ModalType
  title: string
  message: string
  confirmLabel: string
  /** `undefined`: "cancel" in the page's locale. */
  cancelLabel?: string
  width?: number
}
