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

/** Maximum length of a path; deeper values are reported at that depth. */
const maxPathLength = 16

/** A list or object of the walk: its values by name (a list: by index), and the next one. */
interface Frame {
  values: Readonly<Record<PropertyKey, unknown>>
  /** Names; undefined for a list. */
  names: readonly string[] | undefined
  size: number
  next: number
}

/**
 * Paths of texts that cannot be stored: in names and values at any depth, and in file names; at
 * most 20, shortest first. Depth first with a stack of its own, so that deeply nested input does not
 * overflow that of the program; a path is made only for a text that is reported.
 */
export function unstorablePaths(value: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = isStorableItself(value) ? [] : [[]]
  const stack: Frame[] = []
  enter(stack, value)
  for (let frame = stack.at(-1); frame && found.length < maxPaths; frame = stack.at(-1)) {
    if (frame.next === frame.size) {
      stack.pop()
      continue
    }
    const name = frame.names?.[frame.next]
    const inner = frame.values[name ?? frame.next]
    frame.next += 1
    if (name !== undefined && !isStorable(name)) found.push(pathOf(stack))
    else if (typeof inner === 'string') {
      if (!isStorable(inner)) found.push(pathOf(stack))
    } else if (typeof inner === 'object' && inner !== null) {
      if (!isStorableItself(inner)) found.push(pathOf(stack))
      enter(stack, inner)
    }
  }
  return found.toSorted((a, b) => a.length - b.length)
}

function enter(stack: Frame[], value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const names = Array.isArray(value) ? undefined : Object.keys(value)
  const size = Array.isArray(value) ? value.length : (names?.length ?? 0)
  if (size > 0) stack.push({ values: value as Frame['values'], names, size, next: 0 })
}

/** Path of the value that the walk has just reached. */
const pathOf = (stack: readonly Frame[]): PropertyKey[] =>
  stack
    .slice(0, maxPathLength)
    .map(({ names, next }) => toStorable(names?.[next - 1] ?? String(next - 1)))

function isStorableItself(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  return !(value instanceof Blob) || isStorable(String(Reflect.get(value, 'name') ?? ''))
}
