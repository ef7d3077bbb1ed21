import { createHash } from 'node:crypto'

/** Point of an outline, mm. */
export type Point = readonly [number, number]

/** Closed outline; a step with `via` is an arc through that point. */
export interface Outline {
  from: Point
  steps: readonly { to: Point; via?: Point }[]
}

/** Rounded rectangle across the x axis, mm. `low`: its lower edge. */
export interface Section {
  x: number
  width: number
  height: number
  low: number
  radius: number
}

/** Solids for a CAD kernel, in millimeters: conductors lie along x, z is up. */
export type Solid =
  /** Solid of revolution: `outline` in x and radius, turned around the x axis. */
  | { kind: 'turned'; outline: Outline }
  /** Extrusion: `outline` in the plane, from `at` along the third axis. */
  | { kind: 'plate'; plane: 'xy' | 'xz' | 'yz'; outline: Outline; at: number; thickness: number }
  | { kind: 'loft'; sections: readonly Section[] }
  | { kind: 'joined'; solids: readonly Solid[] }
  | { kind: 'common'; solids: readonly Solid[] }
  | { kind: 'cut'; from: Solid; tools: readonly Solid[] }

/** Color as `#rrggbb`; `metal`, `rough`: 0 to 1. */
export interface Material {
  color: string
  metal: number
  rough: number
}

/** Solid of one material. */
export interface Body {
  name: string
  material: Material
  solid: Solid
}

export const materials = {
  tin: { color: '#c4c7c6', metal: 0.85, rough: 0.34 },
  copper: { color: '#c77b52', metal: 0.9, rough: 0.3 },
  aluminium: { color: '#b9bec2', metal: 0.8, rough: 0.46 },
} as const satisfies Record<string, Material>

const plastic = (color: string): Material => ({ color, metal: 0, rough: 0.55 })

/** Materials of insulation by the catalogue's color code. */
export const plastics: Readonly<Record<string, Material>> = {
  black: plastic('#26282a'),
  white: plastic('#e9e7e1'),
  grey: plastic('#8b8f92'),
  red: plastic('#b3282d'),
  blue: plastic('#1f5f9e'),
  yellow: plastic('#e3b21c'),
  green: plastic('#2f7d4f'),
  orange: plastic('#d96c1e'),
  brown: plastic('#6b4630'),
}

/** Outline with straight edges. */
export const polygon = (from: Point, ...points: readonly Point[]): Outline => ({
  from,
  steps: points.map((to) => ({ to })),
})

export const rectangle = (left: number, low: number, right: number, high: number): Outline =>
  polygon([left, low], [right, low], [right, high], [left, high])

export const circle = (x: number, y: number, radius: number): Outline => ({
  from: [x - radius, y],
  steps: [
    { to: [x + radius, y], via: [x, y + radius] },
    { to: [x - radius, y], via: [x, y - radius] },
  ],
})

/** Solid of revolution around the x axis, from its outer and inner edge, left to right. */
export const turned = (outer: readonly Point[], inner: readonly Point[]): Solid => {
  const [from = [0, 0], ...rest] = outer
  return { kind: 'turned', outline: polygon(from, ...rest, ...inner.toReversed()) }
}

/** Solid cylinder along the x axis. */
export const shaft = (left: number, right: number, radius: number): Solid => ({
  kind: 'turned',
  outline: rectangle(left, 0, right, radius),
})

/** Tube with a chamfer at both mouths. */
export const tube = (left: number, right: number, outer: number, bore: number): Solid =>
  turned(
    [
      [left, outer / 2 - 0.4],
      [left + 0.4, outer / 2],
      [right - 0.4, outer / 2],
      [right, outer / 2 - 0.4],
    ],
    [
      [left, bore / 2],
      [right, bore / 2],
    ],
  )

/**
 * Hash of a description; `made.json` has the hash of each part number whose files were generated.
 */
export const digestOf = (bodies: readonly Body[]): string =>
  createHash('sha256').update(JSON.stringify(bodies)).digest('hex').slice(0, 16)
