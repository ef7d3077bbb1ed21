import { approach, turn } from './orbit.ts'
import type { Orbit } from './orbit.ts'

/** A pointer that is down, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Turn per CSS pixel of a drag, rad. */
const dragged = 0.01
/** Shortest distance of two pointers that counts: fingers that touch have no direction. */
const minDistancePx = 10

const distance = (one: Point, other: Point): number =>
  Math.max(minDistancePx, Math.hypot(one.x - other.x, one.y - other.y))

/**
 * Moves one of the pointers that are down, and what that does to the view: one alone turns it, two bring it
 * nearer by how much their distance grows. A third one, and one that is not down, do nothing.
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
