import { useSyncExternalStore } from 'react'

/** Documents (`products/7`) whose changes do not change their meaning, until their next save. */
const declared = new Set<string>()
const listeners = new Set<() => void>()

/** True if somebody declared that the unsaved changes of a document keep its translations valid. */
export const isDeclared = (document: string): boolean => declared.has(document)

export function declareKept(document: string, isKept: boolean): void {
  if (isKept) declared.add(document)
  else declared.delete(document)
  for (const listener of listeners) listener()
}

/** The declaration of a document, as its form shows it. */
export const useDeclared = (document: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isDeclared(document),
    () => false,
  )
