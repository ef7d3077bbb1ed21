export type Mark = {
  /** Percent of the picture. */
  x: number
  y: number
  label: string
  /** End point of a dimension line; undefined: a pointer to (x, y). */
  to?: { x: number; y: number } | undefined
  href?: string | undefined
}

/**
 * Placed label of a mark: the point at which its text starts, has its middle or ends (`anchor`) and
 * its leader line ends, % of the picture.
 */
export type Placed = { mark: Mark; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Box = { left: number; top: number; right: number; bottom: number }

/** Minimum picture width without overlaps, px; wider pictures have more space. */
const minWidthPx = 300
const labelHeightPx = 26
/** Label width in px: IBM Plex Mono is 0.6 em per character at 12 px, plus padding. */
const labelWidth = (label: string) => label.length * 7.2 + 12

const reach = [12, 18, 25, 33, 42, 52]
const across = [7, 13, 20, 4, 28]

/**
 * Places labels without covering other labels or marked points: greedy, in order, deterministic.
 */
export function placeLabels(marks: Mark[], aspect: number): Placed[] {
  const size = {
    width: (width: number) => (width / minWidthPx) * 100,
    height: (labelHeightPx / (minWidthPx / aspect)) * 100,
  }
  const points = marks.flatMap((mark) => (mark.to ? [mark, mark.to] : [mark]))
  const labels: Box[] = []
  const lines: Box[] = []
  const placed = new Map<Mark, Placed>()

  for (const mark of marks) {
    if (!mark.to) continue
    const spot: Placed = {
      mark,
      x: (mark.x + mark.to.x) / 2,
      y: (mark.y + mark.to.y) / 2,
      anchor: 'middle',
    }
    placed.set(mark, spot)
    labels.push(boxOf(spot, size))
    lines.push(...along(mark, mark.to))
  }

  for (const mark of marks) {
    if (mark.to) continue
    const isInside = (spot: Placed) =>
      [boxOf(spot, size)].every(
        (box) => box.left >= 1 && box.right <= 99 && box.top >= 1 && box.bottom <= 99,
      )
    const isClear = (spot: Placed, boxes: Box[]) =>
      boxes.every((box) => !overlap(boxOf(spot, size), box))
    const leadsAreClear = (spot: Placed) =>
      leads(spot).every((line) => [...labels, ...lines].every((box) => !overlap(line, box)))
    const spot =
      candidates(mark).find(
        (spot) =>
          isInside(spot) &&
          isClear(spot, [...labels, ...lines, ...points.map(around)]) &&
          leadsAreClear(spot),
      ) ??
      everywhere(mark).find((spot) => isInside(spot) && isClear(spot, [...labels, ...lines])) ??
      everywhere(mark).find((spot) => isInside(spot) && isClear(spot, labels))
    if (spot === undefined) continue
    placed.set(mark, spot)
    labels.push(boxOf(spot, size))
    lines.push(...leads(spot))
  }
  return marks.flatMap((mark) => placed.get(mark) ?? [])
}

/**
 * Candidate positions in order of preference: near the mark, horizontally towards the center,
 * vertically away from it.
 */
function candidates(mark: Mark): Placed[] {
  const inward = mark.x < 50 ? 1 : -1
  const outward = mark.y < 62 ? -1 : 1
  return reach
    .flatMap((far) =>
      across.flatMap((aside) =>
        [1, -1].flatMap((sideways) =>
          [1, -1].map((upwards) => ({
            cost: far + aside / 2 + (sideways === inward ? 0 : 6) + (upwards === outward ? 0 : 10),
            spot: {
              mark,
              x: mark.x + sideways * aside,
              y: mark.y + upwards * far,
              anchor: sideways > 0 ? ('start' as const) : ('end' as const),
            },
          })),
        ),
      ),
    )
    .sort((a, b) => a.cost - b.cost)
    .map(({ spot }) => spot)
}

/** Approximates a slanted line by small boxes. */
function along(from: { x: number; y: number }, to: { x: number; y: number }): Box[] {
  return Array.from({ length: 25 }, (_, index) => {
    const x = from.x + ((to.x - from.x) * index) / 24
    const y = from.y + ((to.y - from.y) * index) / 24
    return { left: x - 1.5, right: x + 1.5, top: y - 1.5, bottom: y + 1.5 }
  })
}

/** Fallback candidates: a grid over the whole picture, nearest first. */
function everywhere(mark: Mark): Placed[] {
  const spots = Array.from({ length: 12 * 16 }, (_, index): Placed => ({
    mark,
    x: 2 + (index % 16) * 6,
    y: 7 + Math.floor(index / 16) * 8,
    anchor: 'start',
  }))
  return spots.sort(
    (a, b) => Math.hypot(a.x - mark.x, a.y - mark.y) - Math.hypot(b.x - mark.x, b.y - mark.y),
  )
}

export function boxOf(
  { mark, x, y, anchor }: Placed,
  size: { width: (width: number) => number; height: number },
): Box {
  const width = size.width(labelWidth(mark.label))
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size.height / 2, bottom: y + size.height / 2 }
}

function leads({ mark, x, y }: Placed): Box[] {
  return [
    { left: mark.x, right: mark.x, top: Math.min(mark.y, y), bottom: Math.max(mark.y, y) },
    { left: Math.min(mark.x, x), right: Math.max(mark.x, x), top: y, bottom: y },
  ]
}

function around({ x, y }: { x: number; y: number }): Box {
  return { left: x - 3, right: x + 3, top: y - 4, bottom: y + 4 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}
