import { editDistance } from '../words/spelling.ts'
import { isTelling } from './telling-number.ts'

/** Lengths of numbers that are compared, characters: a shorter one is near to too many. */
const shortest = 5
const longest = 20

/** Letters that are read and typed in place of digits. */
const digitOf: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8' }

/** Number with the letters after its first digit as the digits that they resemble. */
export const withDigits = (number: string): string => {
  const first = number.search(/\d/)
  return (
    number.slice(0, first) +
    number.slice(first).replace(/[OQILSB]/g, (letter) => digitOf[letter] ?? letter)
  )
}

/** Whether a number without separators is compared: it is neither too short, too long nor a size. */
export const isCompared = (number: string): boolean =>
  number.length >= shortest && number.length <= longest && isTelling(number)

/**
 * Whether one number without separators may be a slip for another: one character is another, too many
 * or missing, two neighbours are in the other order, or letters stand for digits. Never for a number
 * that is not compared.
 */
export const isNear = (number: string, other: string): boolean =>
  isCompared(number) &&
  number !== other &&
  (editDistance(number, other, 1) === 1 || withDigits(number) === other)
