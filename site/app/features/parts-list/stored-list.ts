import { readItems, writeItems } from '@vitrine/contract/part-list'
import type { ListItem } from '@vitrine/contract/part-list'
import { storedListChanged, storedListKey, storedListText } from './stored-list-text.ts'

/** List stored in the browser; empty without storage, or if the stored text is invalid. */
export function storedItems(): ListItem[] {
  return readItems(storedListText())
}

/** Stores a list; false if storage is unavailable (private mode, no space). */
export function storeItems(items: readonly ListItem[]): boolean {
  try {
    const text = writeItems(items)
    if (text === '') localStorage.removeItem(storedListKey)
    else localStorage.setItem(storedListKey, text)
  } catch {
    return false
  }
  dispatchEvent(new Event(storedListChanged))
  return true
}

const sameCode = (a: string, b: string): boolean =>
  a.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() === b.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** List with items added; the quantity of an item that is already in the list increases. */
export function withItems(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const all = items.map((item) => ({ ...item }))
  for (const item of added) {
    const present = all.find(({ code }) => sameCode(code, item.code))
    if (present) present.quantity = (present.quantity ?? 0) + (item.quantity ?? 1)
    else all.push({ ...item })
  }
  return all
}

/**
 * Calls back when the stored list changes, in this tab or another; returns the unsubscribe
 * function.
 */
export function onStoredListChange(callback: () => void): () => void {
  const fromOthers = (event: StorageEvent) => {
    if (event.key === storedListKey || event.key === null) callback()
  }
  addEventListener(storedListChanged, callback)
  addEventListener('storage', fromOthers)
  return () => {
    removeEventListener(storedListChanged, callback)
    removeEventListener('storage', fromOthers)
  }
}
