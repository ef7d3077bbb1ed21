/** Replacement character for malformed bytes (Unicode 3.9). */
const replacement = '\ufffd'

/** Maximum number of paths in one answer. */
const maxPaths = 20

/**
 * True if PostgreSQL can store a text. `text` and `jsonb` reject U+0000; `jsonb` and UTF-8 reject
 * lone surrogates. All other code points are accepted.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Replaces characters that cannot be stored by U+FFFD, as decoders do for malformed
 * percent-encoding.
 */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', replacement)
}

/**
 * Paths of texts that cannot be stored: in names and values at any depth, and in file names; at
 * most 20. Iterative, so that deeply nested input does not overflow the stack.
 */
export function unstorablePaths(value: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = []
  let level: { value: unknown; path: PropertyKey[] }[] = [{ value, path: [] }]
  while (level.length > 0 && found.length < maxPaths) {
    const next: typeof level = []
    for (const { value: part, path } of level) {
      if (!isStorableItself(part)) found.push(path)
      if (typeof part !== 'object' || part === null) continue
      for (const [key, inner] of Object.entries(part)) {
        const place = path.length < maxPathLength ? [...path, toStorable(key)] : path
        if (isStorable(key)) next.push({ value: inner, path: place })
        else found.push(place)
      }
    }
    level = next
  }
  return found.slice(0, maxPaths)
}

/** Maximum length of a path; deeper values are reported at that depth. */
const maxPathLength = 16

function isStorableItself(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  return !(value instanceof Blob) || isStorable(String(Reflect.get(value, 'name') ?? ''))
}
