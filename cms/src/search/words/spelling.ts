/** Minimum length of a word that is corrected, letters. */
export const minCorrectedLength = 4

/** Maximum edit distance: one in words of up to seven letters, two in longer ones. */
const allowed = (word: string): number => (word.length <= 7 ? 1 : 2)

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of
 * neighbors. Returns `limit + 1` for any distance above the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const width = b.length + 1
  let [beforeLast, last, current] = [0, 1, 2].map(() => new Uint16Array(width)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ]
  for (let column = 0; column < width; column += 1) last[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1)
    let lowest = row
    current[0] = row
    for (let column = 1; column < width; column += 1) {
      const other = b.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        other === a.charCodeAt(row - 2)
      )
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < lowest) lowest = cost
    }
    if (lowest > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[b.length] ?? limit + 1
}

const isOfLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/**
 * Returns a function that rates known words as corrections of a typed one: 1 for equal, 0 for no
 * correction. Compares words of letters, of at least four letters and with the same first letter,
 * so that part numbers and sizes are not corrected. A typed word that begins with a known one of at
 * least six characters is rated by the share of it.
 */
export function similarityTo(typed: string): (known: string) => number {
  const limit = allowed(typed)
  const isWord = typed.length >= minCorrectedLength && isOfLetters(typed)
  return (known) => {
    if (typed === known) return 1
    if (
      typed[0] !== known[0] ||
      typed.length < minCorrectedLength ||
      known.length < minCorrectedLength
    )
      return 0
    // the dictionary does not remove a misspelled ending: `termocontraivle`, `termocontra`
    if (known.length >= 6 && known.length >= typed.length * 0.7 && typed.startsWith(known))
      return known.length / typed.length
    // words are compared by length first, because most differ in length
    if (!isWord || Math.abs(typed.length - known.length) > limit || !isOfLetters(known)) return 0
    const distance = editDistance(typed, known, limit)
    return distance > limit ? 0 : 1 - distance / Math.min(typed.length, known.length)
  }
}
