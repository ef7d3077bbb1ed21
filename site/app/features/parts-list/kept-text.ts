/** Key of the kept list in the browser's storage. */
export const keptKey = 'vitrine-list'

/** Event of this tab at a change of the kept list; other tabs get the browser's `storage`. */
export const keptChanged = `${keptKey}-change`

/** Adds an item to the kept list without its code, such as offline; false without storage. */
export function appendItem(item: string, quantity = 1): boolean {
  try {
    localStorage.setItem(keptKey, [keptText(), `${item}:${quantity}`].filter(Boolean).join(','))
  } catch {
    return false
  }
  dispatchEvent(new Event(keptChanged))
  return true
}

/** Text of the kept list in storage; empty without a list or without storage. */
export function keptText(): string {
  try {
    return localStorage.getItem(keptKey) ?? ''
  } catch {
    return ''
  }
}
