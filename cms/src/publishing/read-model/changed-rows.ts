import { isDeepStrictEqual } from 'node:util'

/** Row of a product's table, by its place from 1. */
export type Placed<Row> = Row & { position: number }

/**
 * Rows that differ from the stored ones at the same place, and the places of stored rows to delete
 * before they are inserted. Rows that are equal keep their tuples and index entries.
 */
export function changedRows<Row extends object>(
  stored: readonly Placed<Row>[],
  next: readonly Row[],
): { removed: number[]; added: Placed<Row>[] } {
  const before = new Map(stored.map((row) => [row.position, row]))
  const added = next
    .map((row, at) => ({ ...row, position: at + 1 }))
    .filter((row) => !isDeepStrictEqual(before.get(row.position), row))
  const changed = new Set(added.map(({ position }) => position))
  return {
    removed: [...before.keys()].filter((place) => changed.has(place) || place > next.length),
    added,
  }
}
