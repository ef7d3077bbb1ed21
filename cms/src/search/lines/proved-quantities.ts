import type { Locale } from '@vitrine/configuration/locales'
import { readNumber } from '../quantities/numbers.ts'
import { columnUnit } from './line-words.ts'

/** Value of a number with the decimals of its text. */
interface Reading {
  value: number
  decimals: number
}

/** Number of a row. `at`: place in the row; readings differ where `1.000` is ambiguous. */
interface RowNumber {
  from: number
  to: number
  text: string
  readings: Reading[]
}

/** Number whose product with another one is the total of its row. */
export interface ProvedQuantity {
  from: number
  to: number
  value: number
}

const number = /(?<![^\s;|($€])\d+(?:[.,']\d+)*(?=[\s;|)€]|$)/g

/** Greatest number of digits of an amount, without its signs. */
const maxDigits = 13
/** Greatest number of numbers of a row that are multiplied. */
const maxNumbers = 16

function readingsOf(text: string, locale: Locale): Reading[] {
  const plain = text.replaceAll("'", '')
  const whole = Number(plain.replace(/[.,]/g, ''))
  const decimals = /[.,](\d+)$/.exec(plain)?.[1]?.length ?? 0
  return readNumber(plain, locale).map(({ value }) => ({
    value,
    decimals: value === whole && decimals === 3 ? 0 : decimals,
  }))
}

/** True if a total is the product of two factors, within the rounding of printed numbers. */
function isProduct(count: Reading, price: Reading, total: Reading): boolean {
  const difference = Math.abs(count.value * price.value - total.value)
  const rounding = 0.5 * 10 ** -total.decimals + count.value * 0.5 * 10 ** -price.decimals
  return difference <= Math.min(rounding + 1e-9, Math.max(0.011, total.value * 0.001))
}

const isWhole = ({ value }: Reading): boolean => Number.isInteger(value) && value > 0

/** Two factors of a total, the first one before the second. */
interface Factors {
  first: RowNumber & { reading: Reading }
  second: RowNumber & { reading: Reading }
}

/** Factors of totals with decimals, of any three numbers in their order in the row. */
function factorsIn(numbers: readonly RowNumber[]): Factors[] {
  return numbers.flatMap((first, at) =>
    numbers.slice(at + 1).flatMap((second, next) =>
      first.readings.flatMap((count) =>
        second.readings
          .filter((price) =>
            numbers
              .slice(at + next + 2)
              .some(({ readings }) =>
                readings.some(
                  (total) =>
                    total.decimals >= 2 && total.value > 0 && isProduct(count, price, total),
                ),
              ),
          )
          .map((price) => ({
            first: { ...first, reading: count },
            second: { ...second, reading: price },
          })),
      ),
    ),
  )
}

const unitBefore = new RegExp(String.raw`(?:^|[\s;|])${columnUnit}[\s;|]+$`)
const unitBetween = new RegExp(String.raw`^[\s;|]*${columnUnit}[\s;|]*$`)
const unitAfter = new RegExp(String.raw`^[\s;|]*${columnUnit}(?:[\s;|]|$)`)

const isBesideUnit = ({ from, to }: RowNumber, text: string): boolean =>
  unitBefore.test(text.slice(0, from)) || unitAfter.test(text.slice(to))

/** True if only separators or a unit are between two numbers of a row. */
const isNextTo = (one: RowNumber, other: RowNumber, text: string): boolean =>
  /^[\s;|]*$/.test(text.slice(one.to, other.from)) ||
  unitBetween.test(text.slice(one.to, other.from))

/**
 * Quantities of two factors: the whole one, the one beside the unit, or the one that is not written
 * like a price (`10 25,00`, `60,0000 12,00`). Both if nothing tells them apart.
 */
function quantitiesOf({ first, second }: Factors, text: string): Factors['first'][] {
  const whole = [first, second].filter(({ reading }) => isWhole(reading))
  if (whole.length < 2) return whole
  const counted = whole.filter((factor) => isBesideUnit(factor, text))
  if (counted.length === 1) return counted
  const [before, after] = [first.reading.decimals, second.reading.decimals]
  if (before === 0 || (before > 2 && after === 2)) return [first]
  return before === 2 && after === 0 ? [second] : whole
}

/**
 * Quantities of a row that its total proves: quantity × unit price = total, with the total after
 * both. Several if they differ, so that the quantity must be asked.
 */
export function provedQuantities(text: string, locale: Locale): ProvedQuantity[] {
  const numbers = [...text.matchAll(number)]
    .filter(([digits]) => digits.replace(/\D/g, '').length <= maxDigits)
    .map(({ 0: digits, index }) => ({
      from: index,
      to: index + digits.length,
      text: digits,
      readings: readingsOf(digits, locale),
    }))
    // a tariff code or GTIN is no factor
    .filter(({ text: digits }) => !/^\d{7,}$/.test(digits))
    .slice(-maxNumbers)
  const factors = factorsIn(numbers)
  // a base of taxes equals the total: 1 × 740,40 = 740,40 with the number of the line
  const telling = factors.filter(
    ({ first, second }) => first.reading.value !== 1 && second.reading.value !== 1,
  )
  // sizes and rates of taxes may be factors by chance
  const likeliest = [telling, factors].find((some) => some.length > 0) ?? []
  const counted = likeliest.filter(({ first, second }) =>
    [first, second].some((factor) => isWhole(factor.reading) && isBesideUnit(factor, text)),
  )
  const adjacent = likeliest.filter(({ first, second }) => isNextTo(first, second, text))
  const sure = [counted, adjacent, likeliest].find((some) => some.length > 0) ?? []
  const found = sure.flatMap((one) => quantitiesOf(one, text))
  return found.map(({ from, to, reading }) => ({ from, to, value: reading.value }))
}
