import { isTelling } from './telling-number.ts'

/** Lengths of numbers that are compared, characters: a shorter one is near to too many. */
const shortest = 5
const longest = 20

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

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
 * Numbers without separators that one may be a slip for: one character is another, too many or missing,
 * two neighbours are in the other order, or letters stand for digits. None for a number that is not
 * compared; some more than once. One after the other, since there are up to 1,500 of them.
 */
export function* nearNumbers(number: string): Generator<string> {
  if (!isCompared(number)) return
  for (let at = 0; at <= number.length; at += 1) {
    const before = number.slice(0, at)
    const rest = number.slice(at)
    const after = rest.slice(1)
    for (const other of characters) {
      yield before + other + rest
      if (rest !== '' && other !== rest[0]) yield before + other + after
    }
    if (rest === '') continue
    yield before + after
    if (after !== '' && after[0] !== rest[0]) yield before + after[0] + rest[0] + after.slice(1)
  }
  const read = withDigits(number)
  if (read !== number) yield read
}
