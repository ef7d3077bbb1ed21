/** Signs between two digits of a number, by the count of characters before them. */
interface Spelling {
  /** Letters and digits, upper case. */
  characters: string
  borders: ReadonlyMap<number, string>
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

function readSpelling(text: string): Spelling {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const borders = new Map<number, string>()
  let characters = ''
  let signs = ''
  for (const character of plain) {
    if (!/[A-Z0-9]/.test(character)) {
      signs += character
      continue
    }
    if (signs !== '' && characters !== '') borders.set(characters.length, signs)
    characters += character
    signs = ''
  }
  return { characters, borders }
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** Denominators of sizes in inches. */
const inchDenominators = new Set([2, 4, 8, 16, 32, 64])

/** Whether two numbers beside a slash are a size: a gauge (`4/0`) or a reduced fraction of an inch (`5/8`). */
const isSlashedSize = (top: number, bottom: number): boolean =>
  bottom === 0
    ? top >= 1 && top <= 9
    : top < bottom && inchDenominators.has(bottom) && greatestCommonDivisor(top, bottom) === 1

/** Whether the slash before a character is that of a size. */
function isSizeAt({ characters, borders }: Spelling, at: number): boolean {
  if (!borders.get(at)?.includes('/')) return false
  const runEnd = (from: number, step: number): number => {
    let end = from
    while (isDigit(characters[end + step]) && !borders.has(step > 0 ? end + 1 : end)) end += step
    return end
  }
  const top = characters.slice(runEnd(at - 1, -1), at)
  const bottom = characters.slice(at, runEnd(at, 1) + 1)
  return isSlashedSize(Number(top), Number(bottom))
}

/** Signs of numbers: digits beside them are not one number without the sign. */
const isNumberSign = (signs: string): boolean => /[/.,:]/.test(signs)

/**
 * Whether a part number as typed is spelled as the printed one from its character `from` on. Letters and
 * digits are compared elsewhere; here, where digits end: `XY 1/0` and `XY-1-6` are not `XY-10` and `XY-16`.
 * A gauge or fraction is the printed one's only where that has it so. Separators may be left out, and
 * added to a number that is printed without any.
 */
export function isSpelledLike(typed: string, printed: string, from = 0): boolean {
  const own = readSpelling(typed)
  const other = readSpelling(printed)
  for (const [at, signs] of own.borders) {
    if (!isDigit(own.characters[at - 1]) || !isDigit(own.characters[at])) continue
    const sign = other.borders.get(from + at)
    if (isSizeAt(own, at) && !sign?.includes('/')) return false
    if (sign === undefined && (other.borders.size > 0 || isNumberSign(signs))) return false
  }
  if (own.borders.size === 0) return true
  for (const at of other.borders.keys()) {
    const inside = at > from && at < from + own.characters.length
    if (inside && isSizeAt(other, at) && !own.borders.has(at - from)) return false
  }
  return true
}
