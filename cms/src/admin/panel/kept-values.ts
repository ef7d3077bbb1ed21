/** Value that this browser keeps; undefined: none, or it has no place. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value in this browser, or removes it; false if the browser has no place for it. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Key of the draft of a new product of an account. */
export const productDraftKey = (account: unknown): string => `new-product ${String(account ?? '')}`
