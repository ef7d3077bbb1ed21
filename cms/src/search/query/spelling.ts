/**
 * Characters of a number, and the separators between them by the count of characters before each.
 */
interface Spelling {
  /** Letters and digits, in upper case. */
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

/**
 * True if the numbers beside a slash are a size: a gauge (`4/0`) or a reduced fraction of an inch
 * (`5/8`).
 */
const isSlashedSize = (top: number, bottom: number): boolean =>
  bottom === 0
    ? top >= 1 && top <= 9
    : top < bottom && inchDenominators.has(bottom) && greatestCommonDivisor(top, bottom) === 1

/** True if the slash before this index separates the two numbers of a size (`M12/1`). */
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

/**
 * True for separators inside numbers: digits beside them are not one number without the separator.
 */
const isNumberSign = (signs: string): boolean => /[/.,:]/.test(signs)

/**
 * True if a typed part number is a spelling of the printed one from character `from` on. Letters
 * and digits are compared elsewhere; this compares where numbers end: `XY 1/0` and `XY-1-6` are not
 * spellings of `XY-10` and `XY-16`. A gauge or fraction must be the same in both. Separators may be
 * left out, and added to a number that is printed without any.
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
