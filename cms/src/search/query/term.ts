import type { Quantity } from '../quantities/quantity.ts'
import type { DigitCode, Span } from './codes.ts'
import type { Standard } from './standards.ts'

/** Possible meaning of a term; weights are 0 to 1. */
export type Reading =
  /** `isWhole`: the word is neither completed nor corrected, since it is a size (`30a`). */
  | { kind: 'word'; word: string; weight: number; isWhole?: true }
  /** Word joined with its neighbor (`para raio`, `prensa cabo`); never corrected. */
  | { kind: 'compound'; word: string; weight: number }
  | { kind: 'quantity'; quantity: Quantity; weight: number }
  | { kind: 'standard'; standard: Standard; weight: number }
  | DigitCode

/** Word or phrase of a query with its alternative readings, most likely first. */
export interface Term extends Span {
  /** Folded text, shown under "understood as". */
  text: string
  readings: Reading[]
}
