/**
 * Share of common words from which a changed passage is taken for the one that was exported: at its
 * place, and beside it.
 */
const minShare = 0.3
const minShareBeside = 0.5

/** Passages on each side of the place that are compared. */
const reach = 20

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Share of equal words of two texts, 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length + others.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count > 0) common += 1
    left.set(word, count - 1)
  }
  return (2 * common) / (words.length + others.length)
}

/** Exported passage of a text; `text` null: its words are not known. */
export interface ExportedPlace {
  at: number
  /** Fingerprint. */
  source: string
  text: string | null
}

/** Passages of a text as they are now. */
export interface PresentPassages {
  fingerprints: readonly string[]
  texts: readonly string[]
}

/** The number of a list that is nearest to another one. */
const nearest = (numbers: readonly number[], to: number): number | undefined => {
  let best: number | undefined
  for (const number of numbers)
    if (best === undefined || Math.abs(number - to) < Math.abs(best - to)) best = number
  return best
}

/**
 * Indices of the passages that exported ones of the same text have become; undefined: none. Those
 * that are unchanged show how far the others have moved; a passage that shares few words with an
 * exported one is another.
 */
export function placeUnits(
  units: readonly ExportedPlace[],
  { fingerprints, texts }: PresentPassages,
): (number | undefined)[] {
  const indices = Map.groupBy(fingerprints.keys(), (at) => fingerprints[at] ?? '')
  const same = units.map(({ at, source }) => nearest(indices.get(source) ?? [], at))
  const taken = new Set(same)
  const movedTo = new Map(
    units.flatMap(({ at }, index): [number, number][] => {
      const now = same[index]
      return now === undefined ? [] : [[at, now]]
    }),
  )
  const known = [...movedTo.keys()]
  return units.map(({ at, text }, index) => {
    const equal = same[index]
    if (equal !== undefined) return equal
    const neighbor = nearest(known, at)
    const place = neighbor === undefined ? at : at + (movedTo.get(neighbor) ?? neighbor) - neighbor
    if (texts.length === 1 && place === 0 && !taken.has(0)) return 0
    if (text === null) return undefined
    let best: { place: number; share: number } | undefined
    for (let near = place - reach; near <= place + reach; near++) {
      const present = taken.has(near) ? undefined : texts[near]
      if (present === undefined) continue
      const share = sharedWords(text, present)
      if (share < (near === place ? minShare : minShareBeside)) continue
      if (!best || share > best.share || (share === best.share && near === place))
        best = { place: near, share }
    }
    return best?.place
  })
}
