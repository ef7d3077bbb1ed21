import type { Kind } from './units.ts'

/**
 * Measured range from `min` to `max` in the canonical unit of the kind; both are equal for a single
 * value.
 */
export interface Quantity {
  kind: Kind
  min: number
  max: number
  /** True if stated in inches or feet. */
  imperial: boolean
}

/** Possible meaning of a text, with its likelihood, 0 to 1. */
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

/** Range of two quantities of one kind, in either order (`22 – 16 AWG` increases in mm²). */
export const span = (from: Quantity, to: Quantity): Quantity => ({
  kind: to.kind,
  min: Math.min(from.min, to.min),
  max: Math.max(from.max, to.max),
  imperial: from.imperial || to.imperial,
})
