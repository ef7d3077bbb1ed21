/** Number of bars. */
const count = 16
/** Least height of a bar with values, percent. */
const minHeight = 8

export interface Bar {
  /** Percent of the highest bar. */
  height: number
  /** True if a value of the bar is in the range. */
  isWithin: boolean
}

/**
 * Bars of a distribution, of values in ascending order, and the number of part numbers in a range. Bars
 * are of equal numbers of distinct values, since sizes of products grow by factors.
 */
export function barsOf(
  numbers: readonly { number: number; parts: number }[],
  { from, to }: { from: number | null; to: number | null },
): { bars: Bar[]; within: number } {
  const isWithin = (number: number): boolean =>
    (from === null || number >= from) && (to === null || number <= to)
  const size = Math.max(1, Math.ceil(numbers.length / count))
  const groups = Array.from({ length: Math.ceil(numbers.length / size) }, (_, at) =>
    numbers.slice(at * size, (at + 1) * size),
  )
  const sums = groups.map((group) => group.reduce((sum, { parts }) => sum + parts, 0))
  const highest = Math.max(1, ...sums)
  return {
    bars: groups.map((group, at) => ({
      height: Math.max(minHeight, Math.round((100 * (sums[at] ?? 0)) / highest)),
      isWithin: group.some(({ number }) => isWithin(number)),
    })),
    within: numbers.reduce((sum, { number, parts }) => sum + (isWithin(number) ? parts : 0), 0),
  }
}
