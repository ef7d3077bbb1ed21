/** Key of the stored list in localStorage. */
export const keptKey = 'vitrine-list'

/**
 * Event of this tab at a change of the stored list; other tabs receive the browser's `storage`
 * event.
 */
export const keptChanged = `${keptKey}-change`

/**
 * Adds an item to the stored list without loading the list's code, for example offline; false
 * without storage.
 */
export function appendItem(item: string, quantity = 1): boolean {
  try {
    localStorage.setItem(keptKey, [keptText(), `${item}:${quantity}`].filter(Boolean).join(','))
  } catch {
    return false
  }
  dispatchEvent(new Event(keptChanged))
  return true
}

/** Text of the stored list; empty without a list or without storage. */
export function keptText(): string {
  try {
    return localStorage.getItem(keptKey) ?? ''
  } catch {
    return ''
  }
}
