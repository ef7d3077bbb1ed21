import { outlinePoints } from './path.ts'
import type { Arc, Point } from './path.ts'

/**
 * Vertex of a polyline. `bulge` of the arc to the next vertex, as in DXF: the tangent of a quarter
 * of its angle, negative for a clockwise arc with y up; 0: a line.
 */
export interface Vertex {
  point: Point
  bulge: number
}

export interface Polyline {
  vertices: Vertex[]
  closed: boolean
}

/** Bulge of a circle's arc between two points, as SVG states it with y down. */
function bulgeOf(from: Point, to: Point, { radius, large, sweep }: Arc): number {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
  const half = Math.asin(Math.min(1, chord / 2 / Math.max(radius, chord / 2)))
  const angle = large ? 2 * Math.PI - 2 * half : 2 * half
  return Math.tan(angle / 4) * (sweep ? -1 : 1)
}

/** Points of an ellipse's arc, computed on a circle that is scaled in one direction. */
function ellipsePoints(
  from: Point,
  [rx = 0, ry = 0, , large, sweep]: number[],
  to: Point,
): Point[] {
  const squeeze = rx / ry
  const d = `M${from[0]} ${from[1] * squeeze}A${rx} ${rx} 0 ${large} ${sweep} ${to[0]} ${to[1] * squeeze}`
  return outlinePoints(d)
    .slice(1)
    .map(([x, y]): Point => [x, y / squeeze])
}

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** Point that a command of a path leads to. */
function endOf(name: string, n: readonly number[], [x, y]: Point): Point {
  if (name === 'H') return [n[0] ?? 0, y]
  return name === 'V' ? [x, n[0] ?? 0] : [n.at(-2) ?? 0, n.at(-1) ?? 0]
}

/** Vertices of a command; arcs of circles are one, with a bulge. */
function pointsTo(name: string, n: number[], [x, y]: Point, end: Point): readonly Point[] {
  if (name === 'A' && n[0] !== n[1]) return ellipsePoints([x, y], n, end)
  return name === 'C' || name === 'Q'
    ? outlinePoints(`M${x} ${y}${name}${n.join(' ')}`).slice(1)
    : [end]
}

/** Closes a polyline, whose last point is not its first one again; returns the first one. */
function close(line: Polyline): Point | undefined {
  const { vertices } = line
  const [start, end] = [vertices[0], vertices.at(-1)]
  if (start && end && vertices.length > 1 && isSame(start.point, end.point)) vertices.pop()
  line.closed = true
  return start?.point
}

/** Polylines of an outline (`path.ts`): arcs of circles as arcs, other curves as short lines. */
export function polylines(d: string): Polyline[] {
  const found: Polyline[] = []
  let [x, y] = [0, 0]
  const last = (): Polyline => {
    const line = found.at(-1)
    if (!line) throw new Error(`a path begins without a point: ${d}`)
    return line
  }
  const to = (points: readonly Point[]): void => {
    for (const point of points) {
      last().vertices.push({ point, bulge: 0 })
      ;[x, y] = point
    }
  }
  for (const [, name = '', rest = ''] of d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? []
    const size = sizes[name] ?? 0
    if (name === 'Z') [x, y] = close(last()) ?? [x, y]
    const steps = size === 0 ? [] : [...Array(numbers.length / size).keys()]
    for (const step of steps) {
      const n = numbers.slice(step * size, (step + 1) * size)
      const end = endOf(name, n, [x, y])
      if (name === 'M' && step === 0) {
        found.push({ vertices: [{ point: end, bulge: 0 }], closed: false })
        ;[x, y] = end
        continue
      }
      const from = last().vertices.at(-1)
      if (from && name === 'A' && n[0] === n[1])
        from.bulge = bulgeOf([x, y], end, {
          radius: n[0] ?? 0,
          large: n[3] === 1,
          sweep: n[4] === 1,
        })
      to(pointsTo(name, n, [x, y], end))
    }
  }
  return found.filter(({ vertices }) => vertices.length > 1)
}

const isSame = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  Math.abs(ax - bx) < 1e-6 && Math.abs(ay - by) < 1e-6
