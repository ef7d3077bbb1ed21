import { isTelling } from './telling-number.ts'

/** Lengths of numbers that are compared, characters: a shorter one is near to too many. */
const minLength = 5
const maxLength = 20

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
  number.length >= minLength && number.length <= maxLength && isTelling(number)

/**
 * Whether two texts differ by one slip: one character is another, too many or missing, or two
 * neighbours are in the other order. Without allocations, for comparison with thousands of numbers.
 */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a.charCodeAt(same) === b.charCodeAt(same)) same += 1
  let end = 0
  while (
    end < shorter - same &&
    a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
  )
    end += 1
  const [left, other] = [a.length - same - end, b.length - same - end]
  if (left <= 1 && other <= 1) return left + other > 0
  return left === 2 && other === 2 && a[same] === b[same + 1] && a[same + 1] === b[same]
}
