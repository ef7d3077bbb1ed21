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

/**
 * Numbers without separators that one may be a slip for: one character is another, too many or missing,
 * two neighbours are in the other order, or letters stand for digits. Empty for a number that is too
 * short, too long or a size.
 */
export function nearNumbers(number: string): string[] {
  if (number.length < shortest || number.length > longest || !isTelling(number)) return []
  const places = Array.from({ length: number.length + 1 }, (_, at) => at)
  const near = places.flatMap((at) => {
    const [before, character = '', after] = [
      number.slice(0, at),
      number[at],
      number.slice(at + 1),
    ] as const
    const inserted = characters.map((other) => before + other + character + after)
    return character === ''
      ? inserted
      : [
          ...inserted,
          before + after,
          ...characters.map((other) => before + other + after),
          before + after.slice(0, 1) + character + after.slice(1),
        ]
  })
  const found = new Set([...near, withDigits(number)])
  found.delete(number)
  return [...found]
}
