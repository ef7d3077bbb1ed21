import { hunksOf } from './passages.ts'
import type { PassageChanges } from './desk-shapes.ts'

/** Passages of a text: their texts, and the fingerprints by which they are compared. */
export interface ComparedText {
  texts: readonly string[]
  fingerprints: readonly string[]
}

/** Compares the passages of a translation with those of its published text. */
export function passageChanges(published: ComparedText, current: ComparedText): PassageChanges {
  const before: (string | null)[] = current.texts.map(() => null)
  const removed: string[] = []
  for (const { from, to, newFrom, newTo } of hunksOf(
    published.fingerprints,
    current.fingerprints,
  )) {
    for (let at = newFrom; at < newTo; at++) {
      const place = from + at - newFrom
      before[at] = place < to ? (published.texts[place] ?? '') : ''
    }
    removed.push(...published.texts.slice(from + newTo - newFrom, to))
  }
  return { before, removed }
}

/** True if a translation differs from its published text. */
export const isChangedText = ({ before, removed }: PassageChanges): boolean =>
  removed.length > 0 || before.some((text) => text !== null)
