import type { PartNumberCandidate, Span } from '../query/codes.ts'

/** Number in a line that may be the quantity of the line. */
export interface PossibleQuantity extends Span {
  value: number
  /**
   * True if the number has two decimal places: it is a price if another number can be the quantity.
   */
  isPricelike?: boolean
  /** True if the cell contains only the number. */
  isCell?: boolean
  /**
   * End of a number or size directly before this number, which then counts only if a code ends
   * there (`XY 50 x 10`).
   */
  follows?: number
  /** Packing unit that the number counts; only the catalogue states the pieces per pack. */
  packs?: string
  /** Unit of a number that is a length, mass or volume, and so no number of pieces. */
  measure?: string
  /**
   * Format of the number. `proved`: a factor of the row's total; `measured`: with a unit of length or
   * mass, which may be a size; `in a measure`: the row's quantity, which is a length or mass.
   */
  written:
    | 'proved'
    | 'in its column'
    | 'with a unit'
    | 'in packs'
    | 'times'
    | 'glued'
    | 'alone in a column'
    | 'alone'
    | 'measured'
    | 'in a measure'
}

/** Digits of a line that are a GTIN by their check digit. */
export interface PossibleGtin extends Span {
  gtin: string
}

/** Line of a pasted text, read without the catalogue; spans refer to `folded`. */
export interface PastedLine {
  /** Line number from 1, including blank lines. */
  number: number
  /** Text as pasted. */
  source: string
  folded: string
  codes: PartNumberCandidate[]
  gtins: PossibleGtin[]
  quantities: PossibleQuantity[]
  /** True if the line is struck out or says that it is not wanted. */
  isWithdrawn: boolean
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to
