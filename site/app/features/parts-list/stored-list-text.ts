/** Key of the stored list in localStorage. */
export const storedListKey = 'vitrine-list'

/**
 * Event of this tab at a change of the stored list; other tabs receive the browser's `storage`
 * event.
 */
export const storedListChanged = `${storedListKey}-change`

/**
 * Adds an item to the stored list without loading the list's code, for example offline; false
 * without storage.
 */
export function appendItem(item: string, quantity = 1): boolean {
  try {
    localStorage.setItem(
      storedListKey,
      [storedListText(), `${item}:${quantity}`].filter(Boolean).join(','),
    )
  } catch {
    return false
  }
  dispatchEvent(new Event(storedListChanged))
  return true
}

/** Text of the stored list; empty without a list or without storage. */
export function storedListText(): string {
  try {
    return localStorage.getItem(storedListKey) ?? ''
  } catch {
    return ''
  }
}
