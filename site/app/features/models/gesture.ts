import { approach, turn } from './orbit.ts'
import type { Orbit } from './orbit.ts'

/** Position of a pressed pointer, CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Rotation per CSS pixel of a drag, rad. */
const dragged = 0.01
/** Minimum distance of two pointers, CSS pixels: below it, the distance ratio is meaningless. */
const minDistancePx = 10

const distance = (a: Point, b: Point): number =>
  Math.max(minDistancePx, Math.hypot(a.x - b.x, a.y - b.y))

/**
 * Moves a pressed pointer, and returns the change of the view: a single pointer rotates it, two
 * zoom it by the ratio of their distances. A third pointer and a pointer that is not pressed change
 * nothing.
 */
export function movePointer(
  down: Map<number, Point>,
  id: number,
  to: Point,
): ((orbit: Orbit) => Orbit) | undefined {
  const from = down.get(id)
  if (from === undefined) return undefined
  down.set(id, to)
  const [other, more] = [...down].flatMap(([each, point]) => (each === id ? [] : [point]))
  if (more !== undefined) return undefined
  if (other === undefined)
    return (orbit) => turn(orbit, (from.x - to.x) * dragged, (to.y - from.y) * dragged)
  const factor = distance(to, other) / distance(from, other)
  return (orbit) => approach(orbit, factor)
}
