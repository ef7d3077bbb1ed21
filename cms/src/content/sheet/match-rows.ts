/**
 * Index of the published row of each row; undefined for a new one. Rows are matched by their name,
 * the n-th of a name with the n-th.
 *
 * @param names - Names of the rows, normalized; an empty name matches nothing.
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
