import { createHash } from 'node:crypto'

/** Range of one sequence that another replaces with a range of its own; either may be empty. */
export interface Hunk {
  from: number
  to: number
  newFrom: number
  newTo: number
}

/** Characters of a fingerprint: 96 bits in base64url. */
const fingerprintLength = 16

/** Text as it is compared: composed letters, one blank between words. */
const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Fingerprint of a passage; equal for texts that differ in blanks only. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('base64url').slice(0, fingerprintLength)

/** Fingerprint of a whole text from those of its passages. */
export const fingerprintOfAll = (passages: readonly string[]): string =>
  fingerprintOf(passages.join(' '))

/** True if two lists of fingerprints are equal, or both absent. */
export const sameFingerprints = (
  one: readonly string[] | null,
  other: readonly string[] | null,
): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((each, at) => each === other[at])

/**
 * Largest table of the comparison, cells. Texts beyond it (more than 2,000 changed passages) are
 * compared as one range.
 */
const maxCells = 4_000_000

/** Lengths of the longest common subsequences of the ends of two sequences. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let at = one.length - 1; at >= 0; at--)
    for (let place = other.length - 1; place >= 0; place--) {
      const [row, below] = [table[at], table[at + 1]]
      if (!row || !below) continue
      row[place] =
        one[at] === other[place]
          ? (below[place + 1] ?? 0) + 1
          : Math.max(below[place] ?? 0, row[place + 1] ?? 0)
    }
  return table
}

/** Part of two lists between their equal beginning and their equal end. */
function changedPart(before: readonly string[], after: readonly string[]) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let [endBefore, endAfter] = [before.length, after.length]
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--
    endAfter--
  }
  return { start, endBefore, endAfter }
}

/** Differences of two sequences, by their longest common subsequence, in order. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const { start, endBefore, endAfter } = changedPart(before, after)
  if (start === endBefore && start === endAfter) return []
  const [one, other] = [before.slice(start, endBefore), after.slice(start, endAfter)]
  if (one.length * other.length > maxCells)
    return [{ from: start, to: endBefore, newFrom: start, newTo: endAfter }]
  const table = commonLengths(one, other)
  const hunks: Hunk[] = []
  let [at, place] = [0, 0]
  const isSame = (): boolean => at < one.length && place < other.length && one[at] === other[place]
  while (at < one.length || place < other.length) {
    const [from, newFrom] = [at, place]
    while ((at < one.length || place < other.length) && !isSame())
      if ((table[at + 1]?.[place] ?? 0) >= (table[at]?.[place + 1] ?? 0) && at < one.length) at++
      else if (place < other.length) place++
      else at++
    if (from < at || newFrom < place)
      hunks.push({
        from: start + from,
        to: start + at,
        newFrom: start + newFrom,
        newTo: start + place,
      })
    while (isSame()) {
      at++
      place++
    }
  }
  return hunks
}

/** `before` with those differences to `after` that are accepted. */
export function acceptHunks(
  before: readonly string[],
  after: readonly string[],
  isAccepted: (hunk: Hunk) => boolean,
): string[] {
  const result: string[] = []
  let at = 0
  for (const hunk of hunksOf(before, after)) {
    result.push(...before.slice(at, hunk.from))
    result.push(
      ...(isAccepted(hunk)
        ? after.slice(hunk.newFrom, hunk.newTo)
        : before.slice(hunk.from, hunk.to)),
    )
    at = hunk.to
  }
  return [...result, ...before.slice(at)]
}
