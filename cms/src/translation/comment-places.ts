import { alignPassages } from './align.ts'
import type { CommentPlace, ShownPlace } from './desk-shapes.ts'

/** A text with the sources that its translation follows, as fingerprints. */
export interface CommentedText {
  path: string
  source: readonly string[]
  /** Source that the translation was made from; null: not translated. */
  basis: readonly string[] | null
  /** Number of passages of the translation. */
  targets: number
}

/** Index of the equal passage that has the given number of equal ones before it, or the last one. */
function indexOf(passages: readonly string[], { passage, occurrence }: CommentPlace): number {
  const found = passages.flatMap((each, at) => (each === passage ? [at] : []))
  return found[Math.min(occurrence, found.length - 1)] ?? -1
}

/**
 * Finds the passage of a comment in the source as it is now; a passage that was changed is found by
 * the source that its translation was made from.
 */
export function shownPlace(place: CommentPlace, texts: readonly CommentedText[]): ShownPlace {
  const text = texts.find(({ path }) => path === place.path)
  if (!text || place.path === '') return { kind: 'document' }
  const { path, source, basis, targets } = text
  if (place.passage === '') return { kind: 'text', path }
  const at = indexOf(source, place)
  if (at !== -1) return { kind: 'passage', path, at }
  const formerAt = basis ? indexOf(basis, place) : -1
  const changed =
    formerAt === -1
      ? undefined
      : alignPassages(source, basis && [...basis], targets).passages.find(
          (each) => each.basis === formerAt,
        )
  return changed ? { kind: 'passage', path, at: changed.source } : { kind: 'text', path }
}

/** Place of a comment on a passage of a source. */
export const placeOfPassage = (
  path: string,
  source: readonly string[],
  at: number,
): CommentPlace => {
  const passage = source[at] ?? ''
  const occurrence = source.slice(0, at).filter((each) => each === passage).length
  return { path, passage, occurrence }
}
