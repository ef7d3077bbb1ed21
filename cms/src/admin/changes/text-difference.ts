/**
 * Part of a text: in both versions, only in the published one (`removed`) or only in the new one
 * (`added`).
 */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * Maximum words per version for a comparison word by word; a longer text counts as replaced as a
 * whole.
 */
const maxWords = 400

/** Splits a text into words, spaces and punctuation marks. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

function append(parts: TextPart[], kind: TextPart['kind'], words: readonly string[]): void {
  const text = words.join('')
  if (text === '') return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/**
 * Table of the lengths of the longest common subsequence: `table[i][j]` is that of `before` from
 * `i` and `after` from `j`.
 */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const below = table[row + 1]
      const own = table[row]
      if (!below || !own) continue
      own[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, own[column + 1] ?? 0)
    }
  return table
}

/** Appends the differences of two lists of words to `parts`. */
function compare(before: readonly string[], after: readonly string[], parts: TextPart[]): void {
  if (before.length > maxWords || after.length > maxWords) {
    append(parts, 'removed', before)
    append(parts, 'added', after)
    return
  }
  const table = commonLengths(before, after)
  let row = 0
  let column = 0
  const removed: string[] = []
  const added: string[] = []
  const flush = (): void => {
    append(parts, 'removed', removed.splice(0))
    append(parts, 'added', added.splice(0))
  }
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]]
    if (old !== undefined && old === fresh) {
      // a space between two changed words counts as changed, so that the change is one part
      if (
        /^\s+$/.test(old) &&
        removed.length + added.length > 0 &&
        before[row + 1] !== after[column + 1]
      ) {
        removed.push(old)
        added.push(old)
      } else {
        flush()
        append(parts, 'same', [old])
      }
      row++
      column++
    } else if (
      old !== undefined &&
      (fresh === undefined || (table[row + 1]?.[column] ?? 0) >= (table[row]?.[column + 1] ?? 0))
    ) {
      removed.push(old)
      row++
    } else if (fresh !== undefined) {
      added.push(fresh)
      column++
    }
  }
  flush()
}

/** Differences of two texts word by word; removed words come before the words that replace them. */
export function textDifference(published: string, current: string): TextPart[] {
  const before = wordsOf(published)
  const after = wordsOf(current)
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const parts: TextPart[] = []
  append(parts, 'same', before.slice(0, start))
  compare(before.slice(start, before.length - end), after.slice(start, after.length - end), parts)
  append(parts, 'same', before.slice(before.length - end))
  return parts
}

/** Characters of unchanged text that are kept beside a change. */
const context = 24

/** Shortens long unchanged parts of a difference: `… subestações e geradores.` */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * context + 8) return part
    const head = index === 0 ? '' : part.text.slice(0, context)
    const tail = index === parts.length - 1 ? '' : part.text.slice(-context)
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}
