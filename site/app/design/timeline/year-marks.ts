export interface YearMark {
  year: number
  /** Per cent of the line's width. */
  at: number
  /** Whether there is room for its figure beside the one before. */
  named: boolean
}

/** The line keeps this much clear at each end, per cent: its end ticks are not cut. */
const margin = 1
/** Two figures nearer than this would touch on a phone, per cent. */
const room = 10

/** Where years stand on a line from the first to the last, to scale; the first and the last always bear their figure. */
export function yearMarks(years: readonly number[]): YearMark[] {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const scale = (100 - 2 * margin) / Math.max(1, last - first)
  const end = 100 - margin
  let named = Number.NEGATIVE_INFINITY
  return sorted.map((year) => {
    const at = Math.round((margin + (year - first) * scale) * 100) / 100
    const fits = year === last || (at - named >= room && end - at >= room)
    if (fits) named = at
    return { year, at, named: fits }
  })
}
