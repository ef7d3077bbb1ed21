import type { Locale } from '@vitrine/configuration/locales'
import { readNumber } from '../quantities/numbers.ts'
import { multipleWord, pieceColumnUnit } from './line-words.ts'
import { isPriceText, quantityOfText, wholeNumber } from './quantity-patterns.ts'
import { operationCode } from './tax-codes.ts'

const unitCell = new RegExp(String.raw`^(?:${pieceColumnUnit}|u\.?|${multipleWord})$`)

/** Number in a cell without further text. */
interface CellNumber {
  at: number
  value: number
  /**
   * True if the number may be a quantity: a whole number that is not the position of a line
   * (`00010`).
   */
  isCount: boolean
  /** True if the number is formatted like a price. */
  isPrice: boolean
  /** True if the number may be the operation code of an invoice: `5102`. */
  isOperation: boolean
}

const wholeOperation = new RegExp(`^${operationCode}$`)

function numberOf(text: string, at: number, locale: Locale): CellNumber[] {
  const trimmed = text.trim()
  const whole = wholeNumber(trimmed)
  if (whole === undefined || /[a-z]/.test(trimmed)) return []
  const [read] = readNumber(whole.replace(/[\s']/g, ''), locale)
  if (read === undefined) return []
  const quantity = quantityOfText(whole, locale)
  return [
    {
      at,
      value: read.value,
      isCount: quantity !== undefined && Number.isInteger(quantity) && !isPosition(whole),
      isPrice: isPriceText(whole),
      isOperation: wholeOperation.test(whole),
    },
  ]
}

/** True for the position of a line in a list, printed with leading zeros: `00010`. */
export const isPosition = (digits: string): boolean => /^0\d+$/.test(digits)

const isProduct = (count: number, price: number, total: number): boolean =>
  total > 0 && Math.abs(count * price - total) <= Math.max(0.011, total * 0.001)

/**
 * True if the number multiplied by a later one equals a third: quantity, price and total of a row.
 */
const isMultiplied = ({ at, value }: CellNumber, numbers: readonly CellNumber[]): boolean => {
  const after = numbers.filter((other) => other.at > at)
  return after.some((price) =>
    after.some((total) => total.at > price.at && isProduct(value, price.value, total.value)),
  )
}

/**
 * Number beside a cell with a unit of pieces: `10 | UN` or `UN | 10`. Of two numbers, the factor of
 * the row's total, else the one that is no price, else the first, unless it is in the first cell.
 */
function besideUnit(
  unit: number,
  numbers: readonly CellNumber[],
  isCounter: (at: number) => boolean,
): CellNumber | undefined {
  const beside = (at: number) =>
    numbers.find((one) => one.at === at && one.isCount && !isCounter(at))
  const [before, after] = [beside(unit - 1), beside(unit + 1)]
  if (before === undefined || after === undefined) return before ?? after
  const multiplied = [before, after].filter((one) => isMultiplied(one, numbers))
  if (multiplied.length === 1) return multiplied[0]
  // `5102 | UN | 60,0000` may be 5,102 pieces or 60
  if (before.isOperation) return undefined
  if (before.isPrice !== after.isPrice) return before.isPrice ? after : before
  // the first cell of a row may be its position in the list
  return before.at === 0 ? undefined : before
}

/**
 * Cells of a row that are its quantity, determined by an adjacent unit cell or by the row's total.
 * `isCounter`: true if a cell counts the rows.
 */
export function countedCells(
  cells: readonly string[],
  locale: Locale,
  isCounter: (at: number) => boolean,
): number[] {
  const numbers = cells.flatMap((text, at) => numberOf(text, at, locale))
  const units = cells.flatMap((text, at) => (unitCell.test(text.trim()) ? [at] : []))
  const beside = units.flatMap((unit) => besideUnit(unit, numbers, isCounter)?.at ?? [])
  if (beside.length > 0) return beside
  const multiplied = numbers.filter(
    (one) => one.isCount && !one.isPrice && !isCounter(one.at) && isMultiplied(one, numbers),
  )
  const [first] = multiplied
  return first === undefined ? [] : [first.at]
}
