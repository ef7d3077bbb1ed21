import type { CollectionBeforeChangeHook } from 'payload'

type Row = Record<string, unknown> & { id?: unknown; added_at?: unknown }

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

/**
 * Records the time when each revision was added, because the date of the revision may lie in the
 * past. A recorded time is never changed.
 */
export const noteAdded: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!Array.isArray(data['revisions'])) return data
  const known = new Map(rowsOf(originalDoc?.revisions).map((row) => [row.id, row.added_at]))
  return {
    ...data,
    revisions: rowsOf(data['revisions']).map((row) => ({
      ...row,
      added_at: known.get(row.id) ?? row.added_at ?? new Date().toISOString(),
    })),
  }
}
