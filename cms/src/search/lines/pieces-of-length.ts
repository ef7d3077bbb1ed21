import { listQuantity } from '@vitrine/contract/part-list'
import type { Quantity } from '../quantities/quantity.ts'
import { unitsLike } from '@vitrine/quantities/units'
import { canonicalValue, kindOf } from '../quantities/units.ts'
import type { AskedMeasure } from './amount.ts'

/** Least length of a piece of which lengths are asked, millimeters; shorter ones are dimensions. */
const minLengthMm = 1000

/**
 * Pieces of a part in the length that a line asks for, if the part has one length and the asked one
 * is a multiple of it: 10 rolls of 10 m for 100 m. Null for masses and other parts.
 *
 * @param measures Quantities of the values of the part.
 */
export function piecesOfLength(
  { value, unit: name }: AskedMeasure,
  measures: readonly Quantity[],
): number | null {
  const unit = unitsLike(name).find((each) => kindOf(each) === 'length')
  const lengths = new Set(
    measures.flatMap(({ kind, min, max }) =>
      kind === 'length' && min === max && min >= minLengthMm ? [min] : [],
    ),
  )
  const [length, ...others] = lengths
  if (unit === undefined || length === undefined || others.length > 0) return null
  const pieces = canonicalValue(value, unit) / length
  return Math.abs(pieces - Math.round(pieces)) < 1e-6 ? listQuantity(Math.round(pieces)) : null
}
