export interface YearMark {
  year: number
  /** Per cent of the line's width. */
  at: number
  /** Where there is room for its figure beside the others. */
  named: 'always' | 'wide' | 'never'
}

/** The line keeps this much clear at each end, per cent: its end ticks are not cut. */
const margin = 1

/**
 * The room that a figure of four digits wants to its neighbour, per cent; at the ends, where
 * figures do not stand centred, half as much again.
 */
const room = { phone: 10, wide: 5 } as const

/**
 * Where years stand on a line from the first to the last, to scale; the first and the last always
 * bear their figure.
 */
export function yearMarks(years: readonly number[]): YearMark[] {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const scale = (100 - 2 * margin) / Math.max(1, last - first)
  const places = sorted.map((year) => ({
    year,
    at: Math.round((margin + (year - first) * scale) * 100) / 100,
  }))
  const always = fitting(
    places.map(({ at }) => at),
    room.phone,
  )
  const wide = fitting(
    places.map(({ at }) => at),
    room.wide,
  )
  return places.map((place) => ({
    ...place,
    named: always.has(place.at) ? 'always' : wide.has(place.at) ? 'wide' : 'never',
  }))
}

/** The places whose figures do not touch, from the left; the ends first. */
function fitting(places: readonly number[], wanted: number): Set<number> {
  const [first = margin, last = margin] = [places[0], places.at(-1)]
  const chosen = new Set([first, last])
  let before = first
  for (const at of places.slice(1, -1)) {
    if (at - before < wanted * (before === first ? 1.5 : 1) || last - at < wanted * 1.5) continue
    chosen.add(at)
    before = at
  }
  return chosen
}
