import type { Kind } from './units.ts'

/** What is measured, from `min` to `max` in the kind's canonical unit; equal for a single value. */
export interface Quantity {
  kind: Kind
  min: number
  max: number
  /** Stated in inches or feet. */
  imperial: boolean
}

/** Meaning that a text may have, and how likely, 0 to 1. */
export interface QuantityReading {
  quantity: Quantity
  weight: number
}

export const single = (kind: Kind, value: number, imperial = false): Quantity => ({
  kind,
  min: value,
  max: value,
  imperial,
})

/** Span of two quantities of one kind, in either order (`22 – 16 AWG` grows in mm²). */
export const span = (from: Quantity, to: Quantity): Quantity => ({
  kind: to.kind,
  min: Math.min(from.min, to.min),
  max: Math.max(from.max, to.max),
  imperial: from.imperial || to.imperial,
})
