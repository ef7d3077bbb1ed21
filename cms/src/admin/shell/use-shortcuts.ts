import { useEffect } from 'react'
import { onGoToRequest } from './go-to-requests.ts'

/** Keys of every screen. */
export interface Shortcuts {
  goTo: () => void
  showKeys: () => void
  fold: () => void
  escape: () => void
}

/** True if a key types into a field. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/**
 * Clicks the button of one of our own forms that saves without publishing (`data-saves`). Payload’s
 * forms handle the shortcut themselves.
 */
function saveForm(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  form?.querySelector<HTMLButtonElement>('button[data-saves]:not(:disabled)')?.click()
}

const isInText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable

/** Listens to the panel's keys; a rich text keeps its own (Ctrl B is bold). */
export function useShortcuts({ goTo, showKeys, fold, escape }: Shortcuts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (event.defaultPrevented || event.altKey) return
      const run = (shortcut: () => void): void => {
        event.preventDefault()
        shortcut()
      }
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() === 'k') run(goTo)
        if (key.toLowerCase() === 's') run(() => saveForm(target))
        if (key.toLowerCase() === 'b' && !isInText(target)) run(fold)
      } else if (key === '?' && !isTyping(target)) run(showKeys)
      else if (key === 'Escape') escape()
    }
    document.addEventListener('keydown', listen)
    const ignore = onGoToRequest(goTo)
    return () => {
      ignore()
      document.removeEventListener('keydown', listen)
    }
  })
}
