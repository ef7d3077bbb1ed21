import { isTelling } from './telling-number.ts'

/**
 * Minimum length of a compared number, characters; shorter ones are similar to too many numbers.
 */
const minLength = 5
/** Maximum length of a compared number, characters. */
const maxLength = 20

/** Letters that are confused with digits. */
const digitOf: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8' }

/** Number whose letters after the first digit are replaced by the digits that they resemble. */
export const withDigits = (number: string): string => {
  const first = number.search(/\d/)
  return (
    number.slice(0, first) +
    number.slice(first).replace(/[OQILSB]/g, (letter) => digitOf[letter] ?? letter)
  )
}

/** True if a number without separators is compared: not too short or long, and not a size. */
export const isCompared = (number: string): boolean =>
  number.length >= minLength && number.length <= maxLength && isTelling(number)

/**
 * True if two texts differ by one typing error: one character changed, added or missing, or two
 * neighbors swapped. Allocates nothing, because it is called for thousands of numbers.
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
