import { fold } from '#src/search/words/fold.ts'

/** Minimum similarity of a suggested word, 0 to 1. */
const minLikeness = 0.3
/** Maximum number of suggested words. */
const maxOffered = 3

const pairsOf = (text: string): string[] => {
  const folded = fold(text)
  return Array.from({ length: Math.max(0, folded.length - 1) }, (_, at) => folded.slice(at, at + 2))
}

/** Similarity of two texts by their letter pairs (Dice coefficient), 0 to 1. */
function likeness(text: string, word: string): number {
  const pairs = pairsOf(text)
  const rest = pairsOf(word)
  const size = pairs.length + rest.length
  const shared = pairs.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return size === 0 ? 0 : (2 * shared.length) / size
}

/** Words with the most similar spelling, most similar first, without the text itself. */
export const nearestWords = (text: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, likeness: likeness(text, word) }))
    .filter((each) => each.likeness >= minLikeness && each.likeness < 1)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, maxOffered)
    .map(({ word }) => word)
