import { useEffect } from 'react'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'
import { onGoToRequest } from './go-to-requests.ts'

/** Actions of the keyboard shortcuts that work on all pages. */
export interface Shortcuts {
  goTo: () => void
  showKeys: () => void
  fold: () => void
  escape: () => void
}

/** True if the event's target is a text field or another input. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/**
 * Clicks the button of our own form that saves without publishing (`data-saves`). Payload's forms
 * handle the shortcut themselves.
 */
function saveForm(target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest('form') : null
  form?.querySelector<HTMLButtonElement>('button[data-saves]:not(:disabled)')?.click()
}

const isInText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable

/**
 * Registers the panel's keyboard shortcuts. In rich text fields Ctrl+B stays the shortcut for bold.
 */
export function useShortcuts({ goTo, showKeys, fold, escape }: Shortcuts): void {
  useDocumentKeys((event) => {
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
  })
  useEffect(() => onGoToRequest(goTo))
}
