import { computationOf, wrongPartOf } from '#src/content/computed/computations.ts'
import type { AttributeRow } from './attribute-rows.ts'

/**
 * Attributes with the new names of those that they are computed from. One whose inputs are lost, or
 * do not fit anymore, is typed from now on; its values stay.
 */
export function computedAfter(
  rows: readonly AttributeRow[],
  renamed: ReadonlyMap<string, string>,
): AttributeRow[] {
  const keyOf = (key: string | null | undefined): string | null =>
    key ? (renamed.get(key) ?? key) : null
  const named = rows.map((row) =>
    row.computed
      ? {
          ...row,
          computed_from: keyOf(row.computed_from),
          computed_with: keyOf(row.computed_with),
        }
      : row,
  )
  const columns = named.map((row) => ({ ...row, computed: computationOf(row) }))
  return named.map((row, at) => {
    const column = columns[at]
    return row.computed && column && wrongPartOf(column, columns) !== undefined
      ? { ...row, computed: null, computed_from: null, computed_with: null }
      : row
  })
}
