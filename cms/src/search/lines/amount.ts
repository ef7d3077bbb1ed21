import type { Span } from '../query/codes.ts'
import { isAmbiguous, measureOf, quantityOf } from './line-quantity.ts'
import type { PastedLine } from './pasted-line.ts'

/** Packs of a line, with their text. */
export interface AskedPacks {
  count: number
  text: string
}

/** Length or mass that a line states in place of pieces, with its text. */
export interface AskedMeasure {
  value: number
  unit: string
  text: string
}

/**
 * Why a quantity is not certain. `ambiguous`: several numbers may be the quantity; `measured`: the
 * line states a length or mass; `withdrawn`: the line is struck out or says that it is not wanted.
 */
type QuantityDoubt = 'ambiguous' | 'measured' | 'withdrawn'

/** Number of pieces of a line (null if it has none), or packs. */
export interface Amount {
  quantity: number | null
  packs?: AskedPacks | undefined
  measure?: AskedMeasure | undefined
  doubt?: QuantityDoubt | undefined
}

/** Quantity of a line with the given codes, in pieces or packs. */
export function amountOf(line: PastedLine, codes: readonly Span[]): Amount {
  if (line.isWithdrawn) return { quantity: null, doubt: 'withdrawn' }
  const found = quantityOf(line, codes)
  const measured = found === undefined ? measureOf(line, codes) : undefined
  if (measured?.measure !== undefined) {
    const { value, measure: unit, from, to } = measured
    const text = line.folded.slice(from, to).trim()
    const measure = { value, unit, text: /[a-z]/.test(text) ? text : `${text} ${unit}` }
    return { quantity: null, measure, doubt: 'measured' }
  }
  if (found === undefined)
    return { quantity: null, ...(isAmbiguous(line, codes) ? { doubt: 'ambiguous' } : {}) }
  if (found.packs === undefined) return { quantity: found.value }
  return { quantity: null, packs: { count: found.value, text: `${found.value} ${found.packs}` } }
}
