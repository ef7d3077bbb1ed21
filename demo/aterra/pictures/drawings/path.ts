/**
 * Outlines in millimeters, as SVG paths of absolute commands (M L H V C Q A Z), x to the right and
 * y down.
 */
export type Point = readonly [x: number, y: number]

/** Arc of a circle, with the flags of an SVG path. */
export interface Arc {
  radius: number
  large: boolean
  sweep: boolean
}

type Command = { name: string; numbers: number[] }

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

function commands(d: string): Command[] {
  return [...d.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)].flatMap(([, name = '', rest = '']) => {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? []
    const size = sizes[name] ?? 0
    if (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size !== 0)
      throw new Error(`A path is written wrongly: ${name}${rest}`)
    // further pairs after an M are lines
    return size === 0
      ? [{ name, numbers }]
      : Array.from({ length: numbers.length / size }, (_, i) => ({
          name: name === 'M' && i > 0 ? 'L' : name,
          numbers: numbers.slice(i * size, (i + 1) * size),
        }))
  })
}

const short = (n: number): number => Math.round(n * 100) / 100

/** Path on the sheet: scaled by `s`, moved by `dx` and `dy`. */
export function placed(d: string, s: number, dx: number, dy: number): string {
  return commands(d)
    .map(({ name, numbers }) => {
      const on = numbers.map((n, i) => {
        if (name === 'H') return n * s + dx
        if (name === 'V') return n * s + dy
        if (name === 'A') return i < 2 ? n * s : i === 5 ? n * s + dx : i === 6 ? n * s + dy : n
        return i % 2 === 0 ? n * s + dx : n * s + dy
      })
      return name + on.map(short).join(' ')
    })
    .join('')
}

/** Points near the path, to estimate the space that it needs. */
export function outlinePoints(d: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const { name, numbers: n } of commands(d)) {
    const at = (i: number): number => n[i] ?? 0
    const from: Point = [x, y]
    if (name === 'H') x = at(0)
    else if (name === 'V') y = at(0)
    else if (name !== 'Z') [x, y] = [at(n.length - 2), at(n.length - 1)]
    if (name === 'C')
      points.push(
        ...along((t) => [cubic(t, from[0], at(0), at(2), x), cubic(t, from[1], at(1), at(3), y)]),
      )
    else if (name === 'Q')
      points.push(
        ...along((t) => [quadratic(t, from[0], at(0), x), quadratic(t, from[1], at(1), y)]),
      )
    else if (name === 'A')
      points.push(...arc(from, [x, y], { radius: at(0), large: at(3) === 1, sweep: at(4) === 1 }))
    points.push([x, y])
  }
  return points
}

const along = (at: (t: number) => Point): Point[] =>
  Array.from({ length: 23 }, (_, i) => at((i + 1) / 24))
const cubic = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
const quadratic = (t: number, a: number, b: number, c: number): number =>
  (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c

/**
 * Points of a circle's arc between two points, as SVG draws it; ellipses are approximated by
 * circles of their larger axis.
 */
function arc(from: Point, to: Point, { radius, large, sweep }: Arc): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  if (chord === 0) return []
  const r = Math.max(radius, chord / 2)
  const rise = Math.sqrt(Math.max(0, r ** 2 - chord ** 2 / 4)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [
    (from[0] + to[0]) / 2 - (dy / chord) * rise,
    (from[1] + to[1]) / 2 + (dx / chord) * rise,
  ]
  const start = Math.atan2(from[1] - cy, from[0] - cx)
  let turn = Math.atan2(to[1] - cy, to[0] - cx) - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return along((t) => [cx + r * Math.cos(start + turn * t), cy + r * Math.sin(start + turn * t)])
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${x1} ${y1}L${x2} ${y2}`
export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** Rectangle from its left, top, width and height; `r` rounds its corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  const c = Math.min(r, w / 2, h / 2)
  return `M${x + c} ${y}H${x + w - c}A${c} ${c} 0 0 1 ${x + w} ${y + c}V${y + h - c}A${c} ${c} 0 0 1 ${x + w - c} ${y + h}H${x + c}A${c} ${c} 0 0 1 ${x} ${y + h - c}V${y + c}A${c} ${c} 0 0 1 ${x + c} ${y}Z`
}

/** Rectangle around a center. */
export const about = (x: number, y: number, w: number, h: number, r = 0): string =>
  box(x - w / 2, y - h / 2, w, h, r)

/** Regular hexagon around a center, by its width across flats; `pointed`: a corner points down. */
export function hexagon(x: number, y: number, across: number, pointed = false): string {
  const r = across / Math.sqrt(3)
  return polygon(
    ...Array.from({ length: 6 }, (_, i): Point => {
      const a = (i * Math.PI) / 3 + (pointed ? Math.PI / 2 : 0)
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    }),
  )
}
