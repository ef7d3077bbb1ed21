import type { GridEdit } from '#src/changes/plans/grid-edits.ts'
import { readKept, writeKept } from '#src/admin/panel/kept-values.ts'

const keyOf = (account: number, collection: string): string => `grid-edits ${account} ${collection}`

const isEdit = (value: unknown): value is GridEdit => {
  const { id, path, collection }: { id?: unknown; path?: unknown; collection?: unknown } =
    Object(value)
  return typeof id === 'number' && typeof path === 'string' && typeof collection === 'string'
}

/** Edits that an account has not applied yet, from the local storage of the browser. */
export function readKeptEdits(account: number, collection: string): GridEdit[] {
  const kept = readKept(keyOf(account, collection))
  return Array.isArray(kept) ? kept.filter(isEdit) : []
}

/** Keeps edits; false if the browser has no place for them. */
export const keepEdits = (
  account: number,
  collection: string,
  edits: readonly GridEdit[],
): boolean => writeKept(keyOf(account, collection), edits.length === 0 ? undefined : edits)
