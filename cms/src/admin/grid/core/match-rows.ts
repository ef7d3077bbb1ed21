import type { Variant } from '#src/content/variants/declaration.ts'

/**
 * Published row of each row, by its part number; null for a row that is not published, undefined
 * without a publication to compare with.
 */
export type PublishedRows = readonly (Variant | null)[] | undefined

/**
 * Index of the published row for each row; undefined for a new row. Rows are matched by name; among
 * rows of the same name, the n-th matches the n-th.
 *
 * @param names - Normalized names of the rows; an empty name matches nothing.
 */
export function matchRows(
  names: readonly string[],
  published: readonly string[],
): (number | undefined)[] {
  const places = Map.groupBy(
    published.map((name, index) => ({ name, index })),
    ({ name }) => name,
  )
  const seen = new Map<string, number>()
  return names.map((name) => {
    if (name === '') return undefined
    const time = seen.get(name) ?? 0
    seen.set(name, time + 1)
    return places.get(name)?.[time]?.index
  })
}
