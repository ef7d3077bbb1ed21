/** Minimum length of a word that is corrected, letters. */
export const minCorrectedLength = 4

/** Minimum length of a known word without its ending, letters: `cab` of `cabo`. */
const minKnownLength = 3

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
 *
 * @param endings Endings that known words may have lost, since the index has lexemes: `aterramneto`
 *   is `aterr` with a misspelled ending.
 */
export function similarityTo(
  typed: string,
  endings: readonly string[] = [],
): (known: string) => number {
  const limit = allowed(typed)
  const isWord = typed.length >= minCorrectedLength && isOfLetters(typed)
  const cuts = isWord ? cutsOf(typed, endings, limit) : []
  return (known) => {
    if (typed === known) return 1
    if (typed[0] !== known[0] || typed.length < minCorrectedLength || known.length < minKnownLength)
      return 0
    // the dictionary does not remove a misspelled ending: `termocontraivle`, `termocontra`
    if (known.length >= 6 && known.length >= typed.length * 0.7 && typed.startsWith(known))
      return known.length / typed.length
    if (!isWord || !isOfLetters(known)) return 0
    let best = 0
    for (const { at, distance } of cuts) {
      const left = limit - distance
      if (at === typed.length && known.length < minCorrectedLength) continue
      // words are compared by length first, because most differ in length
      if (Math.abs(at - known.length) > left) continue
      const found = editDistance(typed.slice(0, at), known, left)
      const length = typed.length - at
      const errors = found + distance + (length >= minLongEnding ? longEndingErrors : 0)
      if (found <= left) best = Math.max(best, 1 - errors / typed.length)
    }
    return best
  }
}

/** Word that a typed one may misspell; `count`: documents that it names. */
export interface NearWord {
  lexeme: string
  similarity: number
  count: number
}

/** Difference of similarity that a frequent word makes up for. */
const frequentSimilarity = 0.1
/** Factor by which a word must name more documents than another to be the likelier one. */
const frequentFactor = 8

/**
 * Words that a typed one may misspell, most similar first, then most frequent; without those beside
 * which a much more frequent word is nearly as similar.
 */
export function likeliestWords(words: readonly NearWord[]): NearWord[] {
  return words
    .filter((one) =>
      words.every(
        (other) =>
          other.similarity < one.similarity - frequentSimilarity ||
          other.count < frequentFactor * Math.max(1, one.count),
      ),
    )
    .toSorted(
      (a, b) => b.similarity - a.similarity || b.count - a.count || (a.lexeme < b.lexeme ? -1 : 1),
    )
}

/** Similarity from which a word is a misspelling rather than the beginning of a rare one. */
const surelyMisspelled = 0.8
/** Documents of a completion from which the word is taken for its beginning. */
export const frequentCompletion = 8

/**
 * True if a word is rather a misspelling of the likeliest near word than the beginning of one that
 * names few documents, such as two neighboring words written as one.
 */
export const isRatherMisspelled = ([near]: readonly NearWord[], ofCompletion: number): boolean =>
  near !== undefined &&
  near.similarity >= surelyMisspelled &&
  ofCompletion < frequentCompletion &&
  near.count >= 4 * Math.max(1, ofCompletion)

/** Least length of an ending that few of the known words have, letters. */
const minLongEnding = 3
/** Typing errors that weigh as much as such an ending. */
const longEndingErrors = 0.5

/** Place where the ending of a word may begin, and the typing errors in that ending. */
interface Cut {
  at: number
  distance: number
}

/** Places of a typed word at which one of the endings may begin; the end of the word is one. */
function cutsOf(typed: string, endings: readonly string[], limit: number): Cut[] {
  const longest = Math.max(0, ...endings.map(({ length }) => length))
  const first = Math.max(minKnownLength - 1, typed.length - longest - limit)
  return Array.from({ length: typed.length - first }, (_, place): Cut => {
    const at = typed.length - 1 - place
    const tail = typed.slice(at)
    return {
      at,
      distance: Math.min(limit + 1, ...endings.map((one) => editDistance(tail, one, limit))),
    }
  })
    .concat({ at: typed.length, distance: 0 })
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
}
