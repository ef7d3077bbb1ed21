import type { PartNumberCandidate, Span } from '../query/codes.ts'

/** A number of a line that may be its quantity. */
export interface PossibleQuantity extends Span {
  value: number
  /** Whether it has two decimal places: a price where another number can be the quantity. */
  isPricelike?: boolean
  /** Whether its cell holds nothing else. */
  isCell?: boolean
  /** End of a number or size right before it: it counts only where a code ends there (`XY 50 x 10`). */
  follows?: number
  /** Unit of packs that it counts, of which only the catalogue knows the pieces. */
  packs?: string
  /** How it is written. */
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

/** A line of a pasted text as it reads without a catalogue; spans are of `folded`. */
export interface PastedLine {
  /** From 1, blank lines counted. */
  number: number
  /** As pasted. */
  source: string
  folded: string
  codes: PartNumberCandidate[]
  gtins: PossibleGtin[]
  quantities: PossibleQuantity[]
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to
