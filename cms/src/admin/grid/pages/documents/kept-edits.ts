import type { GridEdit } from '#src/changes/plans/grid-edits.ts'

const keyOf = (account: number, collection: string): string => `grid-edits ${account} ${collection}`

const isEdit = (value: unknown): value is GridEdit => {
  const { id, path, collection }: { id?: unknown; path?: unknown; collection?: unknown } =
    Object(value)
  return typeof id === 'number' && typeof path === 'string' && typeof collection === 'string'
}

/** Edits that an account has not applied yet, from the local storage of the browser. */
export function readKeptEdits(account: number, collection: string): GridEdit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account, collection)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEdit) : []
  } catch {
    return []
  }
}

/** Keeps edits; false if the browser has no place for them. */
export function keepEdits(
  account: number,
  collection: string,
  edits: readonly GridEdit[],
): boolean {
  try {
    const key = keyOf(account, collection)
    if (edits.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(edits))
    return true
  } catch {
    return false
  }
}
