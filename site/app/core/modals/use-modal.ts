import { createContext, use } from 'react'
import type { ModalContent, Question } from './modal.ts'

export interface Modals {
  /** Loads the code of modals in advance: it cannot be loaded while the browser is offline. */
  prepare: () => void
  /** Shows a status modal, replacing an open one. */
  show: (content: ModalContent) => void
  /** Hides the status modal; runs its action and navigates to its URL. */
  hide: () => void
  /** Shows an action modal; resolves to true if confirmed, false if canceled or replaced. */
  ask: (question: Question) => Promise<boolean>
}

export const ModalContext = createContext<Modals | undefined>(undefined)

/** Status and action modals of the page (R2). */
export function useModal(): Modals {
  const modals = use(ModalContext)
  if (!modals)
    throw new Error('There are no modals around this component: it belongs inside a shell.')
  return modals
}
