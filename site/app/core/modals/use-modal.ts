import { createContext, use } from 'react'
import type { ModalContent, Question } from './modal.ts'

export interface Modals {
  /** Shows a status modal; one that is open gives way. */
  show: (content: ModalContent) => void
  /** Hides it: its action runs, and it leads to its address when it has one. */
  hide: () => void
  /** Shows an action modal; true once it is confirmed, false however else it ends. */
  ask: (question: Question) => Promise<boolean>
}

export const ModalContext = createContext<Modals | undefined>(undefined)

/** The page's status and action modals (spec §2 "Other shared pieces"). */
export function useModal(): Modals {
  const modals = use(ModalContext)
  if (!modals)
    throw new Error('There are no modals around this component: it belongs inside a shell.')
  return modals
}
