/** Cell delimiters of files, most common first. */
const delimiters = ['\t', ';', '|', ','] as const

/** Characters at the beginning in which the delimiter is looked for. */
const maxHead = 64 * 1024

/** Comma that is no decimal comma: not between digits. */
const isSeparating = /(?:^|\D),|,(?:\D|$)/m

/** Number of each delimiter outside of quotes, of the lines that are not empty. */
function countLines(text: string): number[][] {
  const lines: number[][] = []
  let counts = delimiters.map(() => 0)
  let isQuoted = false
  let isBlank = true
  let isStart = true
  const endLine = (): void => {
    if (!isBlank) lines.push(counts)
    counts = delimiters.map(() => 0)
    isBlank = true
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') continue
      if (text[at + 1] === '"') at += 1
      else isQuoted = false
      continue
    }
    const kind = delimiters.findIndex((each) => each === sign)
    const isEnd = sign === '\n' || sign === '\r'
    if (isEnd) endLine()
    else if (kind !== -1) counts[kind] = (counts[kind] ?? 0) + 1
    if (sign === '"' && isStart) isQuoted = true
    if (!isEnd && sign.trim() !== '') isBlank = false
    isStart = isEnd || kind !== -1
  }
  endLine()
  return lines
}

/** Length of the longest run of lines for which `isNext` holds. */
function longestRun(counts: readonly number[], isNext: (count: number, at: number) => boolean) {
  let longest = 0
  let run = 0
  for (const [at, count] of counts.entries()) {
    run = count === 0 ? 0 : isNext(count, at) ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/**
 * Delimiter of the most lines in a row, of several that with the most lines of equally many, so that
 * neither a title above the table nor decimal commas count for more than the table.
 */
export function delimiterOf(text: string): string {
  const head = text.slice(0, maxHead)
  const lines = countLines(head)
  const ranked = delimiters.map((delimiter, kind) => {
    const counts = lines.map((line) => line[kind] ?? 0)
    const ranks = [
      longestRun(counts, () => true),
      longestRun(counts, (count, at) => counts[at - 1] === count),
      counts.reduce((sum, count) => sum + count, 0),
    ]
    return { delimiter, ranks }
  })
  const best = ranked.reduce((one, other) => {
    const at = one.ranks.findIndex((rank, place) => rank !== other.ranks[place])
    return at !== -1 && (other.ranks[at] ?? 0) > (one.ranks[at] ?? 0) ? other : one
  })
  const isNone = best.ranks[0] === 0 || (best.delimiter === ',' && !isSeparating.test(head))
  return isNone ? ';' : best.delimiter
}
