/** The tones of a modal; each has its sign. */
export type ModalType = 'success' | 'error' | 'warning' | 'info'

/** A status modal (spec §3 "Modal config"): says how something ended. */
export interface Modal {
  show: boolean
  type: ModalType
  title: string
  message: string
  /** At most so wide, px. */
  width: number
  /** Whether it can be closed otherwise than by its button. */
  close: boolean
  /** Runs when it is hidden. */
  action: (() => void) | undefined
  /** Where hiding it leads; an empty one leads nowhere. */
  actionUrl: string
  /** What its button says; `undefined`: "Voltar", in the page's language. */
  actionLabel: string | undefined
}

/** What is said of a modal when it is shown. */
export type ModalContent = Pick<Modal, 'title' | 'message'> & Partial<Omit<Modal, 'show'>>

/** The defaults of spec §3, §9; the label's follows the locale. */
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

/** Shown, with the defaults for whatever was not said (spec §4). */
export function shownModal(content: ModalContent): Modal {
  return { ...modalDefaults, ...content, show: true }
}

/**
 * Hides a modal: runs its action and goes where it leads (spec §4). Hiding what is hidden does
 * nothing.
 */
export function hiddenModal(modal: Modal, goTo: (url: string) => void): Modal {
  if (!modal.show) return modal
  modal.action?.()
  if (modal.actionUrl !== '') goTo(modal.actionUrl)
  return { ...modal, show: false }
}

/** An action modal: asks before something is done. */
export interface Question {
  type?: ModalType
  title: string
  message: string
  confirmLabel: string
  /** `undefined`: "Cancelar", in the page's language. */
  cancelLabel?: string
  width?: number
}
