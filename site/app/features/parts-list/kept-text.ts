/** Key of the kept list in the browser's storage. */
export const keptKey = 'vitrine-list'

/** Event of this tab at a change of the kept list; other tabs get the browser's `storage`. */
export const keptChanged = `${keptKey}-change`

/** Text of the kept list in storage; empty without a list or without storage. */
export function keptText(): string {
  try {
    return localStorage.getItem(keptKey) ?? ''
  } catch {
    return ''
  }
}
