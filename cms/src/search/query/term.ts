import type { Quantity } from '../quantities/quantity.ts'
import type { DigitCode, Span } from './codes.ts'
import type { Standard } from './standards.ts'

/** One of the things that a term may mean; weights are 0 to 1. */
export type Reading =
  | { kind: 'word'; word: string; weight: number }
  /** The word written as one with its neighbour (`para raio`, `prensa cabo`): never corrected. */
  | { kind: 'compound'; word: string; weight: number }
  | { kind: 'quantity'; quantity: Quantity; weight: number }
  | { kind: 'standard'; standard: Standard; weight: number }
  | DigitCode

/** Piece of a query with its alternatives, likeliest first. */
export interface Term extends Span {
  /** As folded, for "understood as". */
  text: string
  readings: Reading[]
}
