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
  /** Format of the number. */
  written:
    | 'in its column'
    | 'with a unit'
    | 'in packs'
    | 'times'
    | 'glued'
    | 'alone in a column'
    | 'alone'
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
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to
