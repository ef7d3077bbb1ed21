import { readItems, writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import { keptChanged, keptKey, keptText } from './kept-text.ts'

/** List stored in the browser; empty without storage, or if the stored text is invalid. */
export function keptItems(): ListItem[] {
  return readItems(keptText())
}

/** Stores a list; false if storage is unavailable (private mode, no space). */
export function keepItems(items: readonly ListItem[]): boolean {
  try {
    const text = writeItems(items)
    if (text === '') localStorage.removeItem(keptKey)
    else localStorage.setItem(keptKey, text)
  } catch {
    return false
  }
  dispatchEvent(new Event(keptChanged))
  return true
}

const sameCode = (one: string, other: string): boolean =>
  one.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() ===
  other.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** List with items added; the quantity of an item that is already in the list increases. */
export function withItems(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const all = items.map((item) => ({ ...item }))
  for (const one of added) {
    const found = all.find(({ code }) => sameCode(code, one.code))
    if (found) found.quantity = (found.quantity ?? 0) + (one.quantity ?? 1)
    else all.push({ ...one })
  }
  return all
}

/**
 * Calls back when the stored list changes, in this tab or another; returns the unsubscribe
 * function.
 */
export function onKeptChange(callback: () => void): () => void {
  const fromOthers = (event: StorageEvent) => {
    if (event.key === keptKey || event.key === null) callback()
  }
  addEventListener(keptChanged, callback)
  addEventListener('storage', fromOthers)
  return () => {
    removeEventListener(keptChanged, callback)
    removeEventListener('storage', fromOthers)
  }
}
