/** What decoders put in the place of malformed bytes (Unicode 3.9). */
const replacement = '\ufffd'

/** The most places that one answer names. */
const mostPaths = 20

/**
 * Whether PostgreSQL and JSON take a text. `text` and `jsonb` refuse U+0000; `jsonb` and UTF-8
 * refuse lone surrogates. Every other code point is stored.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** A text whose characters that cannot be stored are U+FFFD, as for malformed percent-encoding. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', replacement)
}

/**
 * The places (keys from the outside in) of texts that cannot be stored: in names and values at any
 * depth, and in the names of files. At most 20 places. Iterative: a body of nested brackets does
 * not exhaust the stack.
 */
export function unstorablePaths(value: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = []
  let level: { value: unknown; path: PropertyKey[] }[] = [{ value, path: [] }]
  while (level.length > 0 && found.length < mostPaths) {
    const next: typeof level = []
    for (const { value: part, path } of level) {
      if (!isStorableItself(part)) found.push(path)
      if (typeof part !== 'object' || part === null) continue
      for (const [key, inner] of Object.entries(part)) {
        const place = path.length < mostDepth ? [...path, toStorable(key)] : path
        if (isStorable(key)) next.push({ value: inner, path: place })
        else found.push(place)
      }
    }
    level = next
  }
  return found.slice(0, mostPaths)
}

/** Levels that a place names; below, the place of the last level is told. */
const mostDepth = 16

function isStorableItself(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  return !(value instanceof Blob) || isStorable(String(Reflect.get(value, 'name') ?? ''))
}
