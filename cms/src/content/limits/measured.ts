import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'

/** True for an attribute whose values are numbers or ranges of them. */
export const isNumeric = (type: AttributeType): boolean => type === 'number' || type === 'range'

/** Bounds of a number or a range; undefined for another value. */
export function boundsOf(value: unknown): readonly [number, number] | undefined {
  const [low, high] = Array.isArray(value) ? value : [value, value]
  return typeof low === 'number' &&
    typeof high === 'number' &&
    Number.isFinite(low) &&
    Number.isFinite(high)
    ? [low, high]
    : undefined
}

/** Number by which rows are ordered: of a range its middle. */
export function middleOf(value: unknown): number | undefined {
  const bounds = boundsOf(value)
  return bounds && (bounds[0] + bounds[1]) / 2
}

/** True for a multiple, in the digits that are written; binary fractions differ in the 16th digit. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times))
}
