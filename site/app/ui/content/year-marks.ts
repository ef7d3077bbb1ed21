export interface YearMark {
  year: number
  /** Position in percent of the line. */
  at: number
  /** Widths at which its label fits. */
  named: 'always' | 'wide' | 'never'
}

/** Margin at each end in percent, so that the end ticks are not clipped. */
const marginPercent = 1

/**
 * Minimum distance between two year labels in percent; 1.5 times as much at the ends, whose labels
 * are not centered.
 */
const minDistancePercent = { phone: 10, wide: 5 } as const

/** Positions of years on a line to scale; the first and last always have a label. */
export function yearMarks(years: readonly number[]): YearMark[] {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const scale = (100 - 2 * marginPercent) / Math.max(1, last - first)
  const positions = sorted.map((year) => ({
    year,
    at: Math.round((marginPercent + (year - first) * scale) * 100) / 100,
  }))
  const always = fitting(
    positions.map(({ at }) => at),
    minDistancePercent.phone,
  )
  const wide = fitting(
    positions.map(({ at }) => at),
    minDistancePercent.wide,
  )
  return positions.map((position) => ({
    ...position,
    named: always.has(position.at) ? 'always' : wide.has(position.at) ? 'wide' : 'never',
  }))
}

/** Positions whose labels do not overlap: the ends first, then from the left. */
function fitting(positions: readonly number[], wanted: number): Set<number> {
  const [first = marginPercent, last = marginPercent] = [positions[0], positions.at(-1)]
  const chosen = new Set([first, last])
  let before = first
  for (const at of positions.slice(1, -1)) {
    if (at - before < wanted * (before === first ? 1.5 : 1) || last - at < wanted * 1.5) continue
    chosen.add(at)
    before = at
  }
  return chosen
}
