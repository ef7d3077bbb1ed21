/** Shortest word whose spelling may be corrected, letters. */
export const shortestCorrected = 4

/** Letters that may differ: one in words of up to seven letters, two in longer ones. */
const allowed = (word: string): number => (word.length <= 7 ? 1 : 2)

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of
 * neighbours. Returns `limit + 1` for any distance above the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}

/**
 * Similarity of a typed word to a known one: 1 for equal, 0 when it is no misspelling. Words of
 * letters alone are compared, from four letters on, with the same first letter: a part number or a
 * size is never corrected.
 */
export function misspellingOf(typed: string, known: string): number {
  if (typed === known) return 1
  if (typed[0] !== known[0] || typed.length < shortestCorrected || known.length < shortestCorrected)
    return 0
  // a misspelled ending is not what the dictionary cuts off: `termocontraivle`, `termocontra`
  if (known.length >= 6 && known.length >= typed.length * 0.7 && typed.startsWith(known))
    return known.length / typed.length
  const limit = allowed(typed)
  // before the letters are looked at: most words differ in length
  if (Math.abs(typed.length - known.length) > limit) return 0
  if (!/^\p{L}+$/u.test(typed) || !/^\p{L}+$/u.test(known)) return 0
  const distance = editDistance(typed, known, limit)
  return distance > limit ? 0 : 1 - distance / Math.min(typed.length, known.length)
}
