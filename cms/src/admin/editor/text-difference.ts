/** Part of a text that both versions have, or only the published or the new one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Maximum words per version that are compared one by one; longer parts count as replaced. */
const maxWords = 400

/** Words, spaces and signs of a text. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

function append(parts: TextPart[], kind: TextPart['kind'], words: readonly string[]): void {
  const text = words.join('')
  if (text === '') return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** Lengths of the longest common subsequences of the ends of two lists: a table of n × m. */
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

/** Differences of two lists of words whose first words differ and whose last words differ. */
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
      // a lone space between two changed words belongs to the change
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

/** Differences of two texts, word by word; the removed words stand before the added ones. */
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

/** Unchanged words that are kept on each side of a change. */
const context = 24

/** Differences with their long unchanged parts shortened: `… subestações e geradores.` */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 2 * context + 8) return part
    const head = index === 0 ? '' : part.text.slice(0, context)
    const tail = index === parts.length - 1 ? '' : part.text.slice(-context)
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}
